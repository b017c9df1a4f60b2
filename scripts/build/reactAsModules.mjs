/** React's files that pages load, with those that choose between production and development. */
const FILES_OF_REACT = /\/node_modules\/(react|react-dom|scheduler)\/[^/]+(\/[^/]+\.production)?\.js$/;
const CHOICE = /require\(["'](\.\/cjs\/[^"']+\.production\.js)["']\)/;

/** React tests the browser's features while it loads. A named element of the page may shadow the method. */
const CREATES = /\bdocument\.createElement\(/g;

/**
 * Turns a production file of React, a CommonJS module, into an ES module with the same lines. Throws if the file isn't written
 * like those of React 19: imports first, one per line, and exports as assignments.
 */
export function asModule(source) {
  const names = new Set();
  const code = source
    .replace(/^(?:var| ) (\w+) = require\(("[^"]+")\)[,;]$/gm, 'import * as $1 from $2;')
    .replace(/^exports\.(\w+)(?=\s*=)/gm, (all, name) => {
      if (names.has(name)) return all;
      names.add(name);
      return `let exports_${name}`;
    })
    .replace(/\bexports\.(\w+)/g, (all, name) => (names.has(name) ? `exports_${name}` : all))
    .replace(CREATES, 'Document.prototype.createElement.call(document, ');
  if (/\b(require\(|module\b|exports\b)/.test(code.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, ''))) {
    throw new Error('This file of React cannot be read as an ES module any more.');
  }
  return `${code}\nexport { ${[...names].map((name) => `exports_${name} as ${name}`).join(', ')} };\n`;
}

/** Lets rollup treat React's files as ES modules and drop unused code. A CommonJS module would keep all its exports. */
export function reactAsModules() {
  return {
    name: 'react-as-modules',
    transform(source, id) {
      if (!FILES_OF_REACT.test(id)) return null;
      const [, file] = CHOICE.exec(source) ?? [];
      // Some packages import React as a default.
      const code = file
        ? `export * from '${file}';\nexport * as default from '${file}';\n`
        : asModule(source);
      return { code, map: null };
    },
    onLog: (_level, { code, exporter }) =>
      // React checks for an optional global, its scheduler for a log.
      code === 'MISSING_EXPORT' && /\/node_modules\/scheduler\//.test(exporter ?? '') ? false : null,
  };
}
