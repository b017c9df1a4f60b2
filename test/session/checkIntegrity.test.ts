import { expect } from 'chai';
import { checkIntegrity } from '../../src/session/checkIntegrity.js';

const FOLDER = 'https://cdn.example/wm/';
const CHUNK = `${FOLDER}chunks/session-checkIntegrity-1a2b3c4.js`;
const ENTRY = { type: 'module', src: `${FOLDER}wallet-modal.js`, integrity: 'sha384-x' };
const IMPORTS = { 'wallet-modal': `${FOLDER}wallet-modal.js` };

const mapOf = (map: unknown) => ({ type: 'importmap', textContent: JSON.stringify(map) });
const FITTING = mapOf({ imports: IMPORTS, integrity: { [CHUNK]: 'sha384-y' } });

/** The findings on a page with these scripts and these mappings of the import map in effect. */
function found(scripts: readonly object[], inEffect: Readonly<Record<string, string>>) {
  const page = {
    baseURI: 'https://shop.example/',
    querySelectorAll: () => scripts.map((one) => ({ integrity: '', src: '', textContent: '', ...one })),
  } as unknown as Document;
  const resolve = (name: string) => {
    const url = inEffect[name];
    if (!url) throw new TypeError(`Nothing is named ${name}.`);
    return url;
  };
  return checkIntegrity(page, { url: CHUNK, resolve });
}

describe('the integrity that a page asks for', () => {
  for (const [what, scripts, inEffect, problem] of [
    ['that is in effect', [ENTRY, FITTING], IMPORTS, undefined],
    ['whose map a policy drops', [ENTRY, FITTING], {}, /not in effect.*hash or a nonce/],
    ['whose map a policy drops, without it on the tag', [FITTING], {}, /not in effect/],
    ['whose map another one overrides', [ENTRY, FITTING], { 'wallet-modal': '/x.js' }, /not in effect/],
    ['without a map', [ENTRY], {}, /No import map has a hash/],
    [
      'with the map of another release',
      [ENTRY, mapOf({ imports: IMPORTS, integrity: { [`${FOLDER}chunks/old.js`]: 'sha384-y' } })],
      IMPORTS,
      /No import map has a hash.*this release/,
    ],
    ['with a map that is no JSON', [ENTRY, { type: 'importmap', textContent: '{' }], {}, /No import map/],
    ['with a map of nonsense', [ENTRY, mapOf({ imports: 5, integrity: [null] })], {}, /No import map/],
    [
      'by relative addresses',
      [
        ENTRY,
        mapOf({
          imports: IMPORTS,
          integrity: { '//cdn.example/wm/chunks/session-checkIntegrity-1a2b3c4.js': 'x' },
        }),
      ],
      IMPORTS,
      undefined,
    ],
    ['for other files only', [{ ...ENTRY, src: 'https://cdn.example/jquery.js' }], {}, undefined],
    ['nowhere', [{ ...ENTRY, integrity: '' }, mapOf({ imports: { a: '/a.js' } })], {}, undefined],
  ] as const) {
    it(`${problem ? 'is reported as off' : 'is no problem'}: ${what}`, () => {
      const error = found(scripts, inEffect);
      if (!problem) return expect(error).to.equal(undefined);
      expect(error?.code).to.equal('integrity_off');
      expect(error?.details).to.match(problem);
    });
  }
});
