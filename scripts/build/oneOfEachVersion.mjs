import { existsSync, readFileSync } from 'node:fs';

const PLACE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))(\/.*)$/;

/** Where npm has installed one version of a package in several places, all use the first that was found. */
export function oneOfEachVersion() {
  const places = new Map();
  return {
    name: 'one-of-each-version',
    async resolveId(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const [, folder, name, file] = PLACE.exec(found?.id ?? '') ?? [];
      if (!folder || found.external || !existsSync(`${folder}/package.json`)) return found;
      const key = `${name}@${JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version}`;
      if (!places.has(key)) places.set(key, folder);
      return { ...found, id: `${places.get(key)}${file}` };
    },
  };
}
