import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { at, filesUnder, readJson, readText } from './files.mjs';

/** Packages whose tarball has no licence text, with the copyright line from their repository. */
const elsewhere = {
  '@r2wc/core': 'Copyright (c) 2022 Bitovi',
  '@r2wc/react-to-web-component': 'Copyright (c) 2022 Bitovi',
  '@web3icons/core': 'Copyright (c) 0xa3k5',
  // Its package.json has the licence and the author, but no year.
  uint8arrays: 'Copyright (c) Alex Potsides',
};

const MIT = (copyright) => `MIT License

${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The folders of packages bundled into the published part of dist, read from the source maps. */
export function bundledPackages() {
  const maps = filesUnder('dist', (path) => path.endsWith('.map') && !path.startsWith('dist/demo/'));
  const folders = maps.flatMap((path) =>
    readJson(path).sources.flatMap((source) => {
      const file = posix.join(posix.dirname(path), source);
      return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [];
    }),
  );
  return [...new Set(folders)].sort();
}

/** The package with the full text of the Mozilla Public License, which is long and the same for all. */
const MPL_IN = '@ethereumjs/vm';

/** Licences that require telling recipients of the built file where to get its source. */
const asksForSource = (license) => license === 'MPL-2.0';

/** The source location of a package whose licence requires it. The bundled code is that source, unchanged. */
export function sourceNotice({ name, version, license }) {
  if (!asksForSource(license)) return undefined;
  return `Source: https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
}

function licenceOf(folder) {
  const { name, license } = readJson(`${folder}/package.json`);
  if (license === 'MPL-2.0' && name !== MPL_IN) return `The Mozilla Public License 2.0, as below ${MPL_IN}.`;
  const files = readdirSync(at(folder)).filter((entry) => /^licen[cs]e/i.test(entry));
  const texts = files.map((file) => readText(`${folder}/${file}`).replaceAll('\r', '').trim());
  if (texts.length) return texts.join('\n\n');
  if (license === 'MIT' && elsewhere[name]) return MIT(elsewhere[name]);
  throw new Error(`${name} brings no licence text. Look it up and add it to scripts/lib/notices.mjs.`);
}

const fenced = (text) => `\`\`\`text\n${text}\n\`\`\``;

/** The text of THIRD-PARTY-NOTICES.md. Versions are in package-lock.json. */
export function notices() {
  const texts = new Map(
    bundledPackages().map((folder) => {
      const manifest = readJson(`${folder}/package.json`);
      return [manifest.name, [sourceNotice(manifest), fenced(licenceOf(folder))].filter(Boolean)];
    }),
  );
  const parts = [...texts].sort().map(([name, paragraphs]) => [`## ${name}`, ...paragraphs].join('\n\n'));
  return ['# Third-party notices', 'The files of this package contain code of these packages.', ...parts, '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
