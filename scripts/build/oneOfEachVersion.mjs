import { existsSync, readFileSync } from 'node:fs';
import { at, readJson } from '../lib/files.mjs';

const PLACE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))(\/.*)$/;

/** The first place of each version in the order of the lock file, so that it is the same in every build. */
function firstPlaces() {
  const places = new Map();
  for (const [path, { version }] of Object.entries(readJson('package-lock.json').packages)) {
    const [, folder, name] = PLACE.exec(`${at(path)}/`) ?? [];
    const key = `${name}@${version}`;
    if (folder && !places.has(key) && existsSync(folder)) places.set(key, folder);
  }
  return places;
}

/** If npm has installed one version of a package in several places, all imports use the same place. */
export function oneOfEachVersion() {
  const places = firstPlaces();
  return {
    name: 'one-of-each-version',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const [, folder, name, file] = PLACE.exec(found?.id ?? '') ?? [];
      if (!folder || found.external || !existsSync(`${folder}/package.json`)) return found;
      const key = `${name}@${JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version}`;
      return { ...found, id: `${places.get(key) ?? folder}${file}` };
    },
  };
}
