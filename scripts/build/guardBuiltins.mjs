import { at } from '../lib/files.mjs';

const file = (name) => JSON.stringify(at(`src/lib/builtins/${name}.ts`));
const CALL = /(?<![.$\w])(Array\.from|JSON\.stringify)(?=\()/g;
const OWN = { 'Array.from': 'arrayFrom', 'JSON.stringify': 'writeJson' };
/** React and our own code already iterate over own names only. */
const PACKAGE = /\/node_modules\/(?!react|scheduler)/;
const NAMES = /\bfor ?\(((?:const|let|var) [\w$]+) in ([\w$.[\]]+)\)/g;

/**
 * Makes all code, including that of packages, work on pages whose old libraries replace `Array.from`, add `toJSON` to arrays,
 * or extend `Object.prototype`. It calls our own functions instead.
 */
export function guardBuiltins() {
  return {
    name: 'guard-builtins',
    transform(source, id) {
      if (id.startsWith(at('src/lib/builtins/'))) return null;
      const used = new Set();
      const use = (name) => {
        used.add(`import { ${name} as ${name}$ } from ${file(name)};`);
        return `${name}$`;
      };
      let code = source.replace(CALL, (name) => use(OWN[name]));
      if (PACKAGE.test(id))
        code = code.replace(NAMES, (_, name, of) => `for (${name} of ${use('namesIn')}(${of}))`);
      // Added below the code, so that its lines stay in place.
      return used.size ? { code: [code, ...used].join('\n'), map: null } : null;
    },
  };
}
