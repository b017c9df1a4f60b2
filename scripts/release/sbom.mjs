import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package.json and a lock file that list only the bundled packages. `npm sbom` on the repository would also list the tools,
 * and refuses because of their conflicting requirements. Each package is a direct dependency, under a name of its own if
 * several of its versions are bundled.
 */
export function bundledLock({ name, version, license }, packages, lock) {
  const aliasOf = ({ folder, name, version }) =>
    folder === `node_modules/${name}` ? name : `${name}-${version}`;
  const dependencies = {};
  const locked = {};
  for (const one of packages) {
    const found = lock.packages[one.folder];
    if (!found)
      throw new Error(`${one.folder} is bundled, and package-lock.json does not have it: run npm install.`);
    const alias = aliasOf(one);
    dependencies[alias] = alias === one.name ? one.version : `npm:${one.name}@${one.version}`;
    const { resolved, integrity } = found;
    locked[`node_modules/${alias}`] = {
      ...(alias === one.name ? {} : { name: one.name }),
      version: one.version,
      resolved,
      integrity,
      license: one.license,
    };
  }
  const root = { name, version, license, dependencies };
  return { manifest: root, lock: { name, version, lockfileVersion: 3, packages: { '': root, ...locked } } };
}

/** The bundled packages that an SBOM lacks, as problems. */
export function sbomProblems(sbom, packages) {
  const listed = new Set((sbom.components ?? []).map(({ purl }) => decodeURIComponent(purl)));
  const missing = packages.filter(({ name, version }) => !listed.has(`pkg:npm/${name}@${version}`));
  return [
    ...(sbom.bomFormat === 'CycloneDX' ? [] : ['npm sbom made no CycloneDX file.']),
    ...missing.map(({ name, version }) => `The SBOM lacks ${name} ${version}.`),
  ];
}

/** Writes the input of `npm sbom` into an empty folder. */
export function writeLock(folder, { manifest, lock }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}
