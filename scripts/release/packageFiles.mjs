import { posix } from 'node:path';

/** Every path that the package may contain. */
const allowed = [
  /^(README|CHANGELOG|SECURITY|THIRD-PARTY-NOTICES|ARCHITECTURE|CONTRIBUTING)\.md$/,
  /^(LICENSE|package\.json|custom-elements\.json)$/,
  /^docs\/((decisions|migration)\/)?[\w-]+\.md$/,
  /^docs\/modal\.png$/,
  /^docs\/pictures\/[\w-]+\.webp$/,
  /^examples\/(README\.md|[\w-]+\/((src|app)\/[\w./+-]+|[\w.-]+))$/,
  /^dist\/integrity\.json$/,
  /^editor\/(html|css)-custom-data\.json$/,
  /^dist\/(wallet-modal|wallet-modal\.classic|pure|react|safe|sources|svelte|vue|wagmi|cli)\.js(\.map)?$/,
  /^dist\/(chunks|pure)\/[\w-]+\.js(\.map)?$/,
  /^dist\/sandbox\/[\w-]+\.js$/,
  /^dist\/sandbox\/(?!node)[\w-]+\.js\.map$/,
  /^dist\/types\/.+\.d\.ts$/,
];

/** Files of a checkout that must never be published, wherever they are. */
const forbidden =
  /(^|\/)(\.env(\.(?!example)[\w.-]+)?|\.npmrc|\.netrc|id_(rsa|ed25519)|[\w.-]+\.(pem|key|p12|pfx))$/;

/** The paths that don't belong in the package. */
export const strayFiles = (paths) =>
  paths.filter((path) => forbidden.test(path) || !allowed.some((pattern) => pattern.test(path)));

/** Source maps without their file. */
export const orphanMaps = (paths) =>
  paths.filter((path) => path.endsWith('.map') && !paths.includes(path.replace(/\.map$/, '')));

/** The source maps that files reference, read with `read(path)`. */
export const namedMaps = (paths, read) =>
  paths
    .filter((path) => /^dist\/.*\.js$/.test(path))
    .flatMap((path) => {
      const name = /^\/\/# sourceMappingURL=(\S+)$/m.exec(read(path))?.[1];
      return name ? [posix.join(posix.dirname(path), name)] : [];
    });

/** Patterns of secrets, with their names. */
const secrets = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{60,}/],
  ['a key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['an npm login', /:_authToken\s*=\s*[^\s$]/],
];

/** Finds leaks in a file: secrets, and `folders` of the machine that built it. */
export function leaksIn(text, folders = []) {
  return [
    ...secrets.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
    ...folders.filter((folder) => text.includes(folder)).map((folder) => `the folder ${folder}`),
  ];
}

const MEGABYTE = 1024 * 1024;

/**
 * The size limits of the package, in MB. They are far above its size, so exceeding them means that something got in by mistake.
 */
export const SIZE_LIMITS = { packed: 8, unpacked: 30 };

/** Sizes of a package above the limits: `{ size, unpackedSize }` in bytes, limits in MB. */
export function sizeProblems({ size, unpackedSize }, limits = SIZE_LIMITS) {
  return [
    ['packed', size],
    ['unpacked', unpackedSize],
  ].flatMap(([state, bytes]) =>
    bytes > limits[state] * MEGABYTE
      ? [
          `The package has ${inMegabytes(bytes)} ${state}. The limit is ${limits[state]} MB, in scripts/release/packageFiles.mjs.`,
        ]
      : [],
  );
}

export const inMegabytes = (bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
