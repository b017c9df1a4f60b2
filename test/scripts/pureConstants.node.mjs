import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pureConstants } from '../../scripts/build/pureConstants.mjs';

const { transform } = pureConstants();
const FILE = '/a/node_modules/ox/_esm/core/File.js';

describe('constants of packages without side effects', () => {
  for (const [what, source, expected] of [
    ['a call', 'const a = b(1);', 'const a = /* #__PURE__ */ b(1);'],
    [
      'what is exported',
      'export const a = Uint8Array.from([1]);',
      'export const a = /* #__PURE__ */ Uint8Array.from([1]);',
    ],
    ['an object', 'const a = new Map();', 'const a = /* #__PURE__ */ new Map();'],
    [
      'a curve and its hash, which is looked at only with the curve',
      'export const p521 = createCurve({\n    Fp: Fp521,\n}, sha512);\nexport const other = 1;',
      'export const p521 = /* #__PURE__ */ (() => createCurve({\n    Fp: Fp521,\n}, sha512))();\nexport const other = 1;',
    ],
  ]) {
    it(`can be dropped if they are made by ${what}`, () =>
      assert.equal(transform(source, FILE)?.code, expected));
  }

  for (const [what, source, id] of [
    ['functions', 'const a = (b) => b(1);\nconst c = async (b) => b(1);', FILE],
    ['what functions hold', 'function a() {\n  const b = c(1);\n}', FILE],
    ['examples in comments', '/**\nconst a = b(1);\n*/', FILE],
    ['our own files', 'const a = b(1);', '/a/src/lib/file.ts'],
  ]) {
    it(`stay, as do ${what}`, () => assert.equal(transform(source, id), null));
  }
});
