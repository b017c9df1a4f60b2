import { at } from '../lib/files.mjs';

/** Functions that pages replace or change, and ours that do the same whatever a page did. */
const OWN = {
  'Array.from': ['arrayFrom', at('src/lib/browser/arrayFrom.ts')],
  'JSON.stringify': ['writeJson', at('src/lib/browser/writeJson.ts')],
};
const CALLS = /(?<![.$\w])(Array\.from|JSON\.stringify)(?=\()/g;

/** Has all code, that of packages too, call our own functions instead of those that old libraries replace. */
export function ownBuiltins() {
  const own = new Set(Object.values(OWN).map(([, file]) => file));
  return {
    name: 'own-builtins',
    transform(source, id) {
      if (own.has(id)) return null;
      const used = new Map();
      const code = source.replace(CALLS, (name) => {
        const [ownName, file] = OWN[name];
        used.set(`${ownName}$`, `import { ${ownName} as ${ownName}$ } from ${JSON.stringify(file)};`);
        return `${ownName}$`;
      });
      // Below the code, so that its lines stay where they were.
      return used.size ? { code: [code, ...used.values()].join('\n'), map: null } : null;
    },
  };
}
