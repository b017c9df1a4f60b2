import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { strictLog } from '../../scripts/build/browserOnly.mjs';
import { asModule, reactAsModules } from '../../scripts/build/reactAsModules.mjs';
import { at } from '../../scripts/lib/files.mjs';

const ENTRY = at('src/entry.js');

async function bundle(source) {
  const build = await rollup({
    input: ENTRY,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? source : null),
      },
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      resolve(),
      reactAsModules(),
    ],
    onLog: strictLog,
  });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}

const run = (code) => import(`data:text/javascript,${encodeURIComponent(code)}`);

/** The exports of a published file. */
const published = (path) => createRequire(import.meta.url)(at(`node_modules/${path}.production.js`));

const shapeOf = (exported) =>
  Object.fromEntries(
    Object.entries(exported)
      .filter(([name]) => name !== 'default')
      .map(([name, value]) => [name, typeof value])
      .sort(),
  );

describe('React as ES modules', () => {
  const files = {
    react: 'react/cjs/react',
    'react/jsx-runtime': 'react/cjs/react-jsx-runtime',
    'react-dom': 'react-dom/cjs/react-dom',
    'react-dom/client': 'react-dom/cjs/react-dom-client',
    scheduler: 'scheduler/cjs/scheduler',
  };
  for (const [name, path] of Object.entries(files)) {
    it(`has all exports of ${name}`, async () => {
      const exported = await run(await bundle(`export * from '${name}'; export { default } from '${name}';`));
      assert.deepEqual(shapeOf(exported), shapeOf(published(path)));
      assert.deepEqual(shapeOf(exported.default), shapeOf(exported));
    });
  }

  it('is one instance for all its files', async () => {
    const code = await bundle(`
      import React, { createElement, Fragment } from 'react';
      import { jsx } from 'react/jsx-runtime';
      export const [ours, theirs] = [jsx(Fragment, {}), createElement(Fragment)];
      export const isOne = React.createElement === createElement;`);
    const { ours, theirs, isOne } = await run(code);
    assert.deepEqual(ours, theirs);
    assert.ok(isOne);
  });

  it('drops unused exports', async () => {
    const code = await bundle(
      "import React, { useState } from 'react'; export const both = [useState, React.useId];",
    );
    assert.match(code, /H\.useId/);
    assert.doesNotMatch(code, /cloneElement|H\.useReducer/);
  });

  it('loads on a page with an element named "createElement"', async () => {
    const code = await bundle("export { createRoot } from 'react-dom/client';");
    class Document {
      createElement = () => ({ style: {}, setAttribute: () => undefined });
    }
    // A form of that name has this effect on the document.
    const document = Object.create(new Document(), { createElement: { value: {} } });
    Object.assign(Document.prototype, { createElement: new Document().createElement });
    Object.assign(globalThis, { Document, document, window: { document } });
    try {
      await assert.doesNotReject(run(code));
    } finally {
      for (const name of ['Document', 'document', 'window']) Reflect.deleteProperty(globalThis, name);
    }
  });

  it('keeps line numbers', () => {
    const source =
      'var A = require("a"),\n  B = require("b");\nexports.c = function () {\n  return A.d + B.e + exports.c;\n};';
    assert.equal(
      asModule(source),
      'import * as A from "a";\nimport * as B from "b";\nlet exports_c = function () {\n  return A.d + B.e + exports_c;\n};\nexport { exports_c as c };\n',
    );
  });

  const unknown = {
    'a nested import': 'function load() { return require("a"); }\nexports.b = load;',
    'a nested export': 'function late() { exports.a = 1; }',
    'all exports at once': 'module.exports = { a: 1 };',
    'exports by a computed name': 'exports["a" + 1] = 2;',
    'exports passed to a function': 'exports.a = 1;\nObject.defineProperty(exports, "b", {});',
  };
  for (const [form, source] of Object.entries(unknown)) {
    it(`rejects ${form}`, () => assert.throws(() => asModule(source), /cannot be read as an ES module/));
  }
});
