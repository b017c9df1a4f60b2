import { expect } from 'chai';
import fc from 'fast-check';
import { parseJsonTexts } from '../../../src/lib/untrusted/jsonTexts.js';

describe('parseJsonTexts', () => {
  for (const [text, value] of [
    ['0.10', '0.10'],
    ['{"a":[1,-2.5e-7],"b":"3","c":true,"d":null}', { a: ['1', '-2.5e-7'], b: '3', c: true, d: null }],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
    ['"a \\" 1 \\\\"', 'a " 1 \\'],
  ] as const) {
    it(`reads ${text}`, () => {
      expect(parseJsonTexts(text)).to.deep.equal(value);
    });
  }

  for (const text of ['', '{', '1.2.3', '01', '1e', '[1 2]', '"\\', '1111111111.']) {
    it(`throws for ${text || 'nothing'}`, () => {
      expect(() => parseJsonTexts(text)).to.throw(SyntaxError);
    });
  }

  it('reads all but numbers like JSON.parse, and numbers as what they stand for', () => {
    const numbers = (_key: string, value: unknown) => (typeof value === 'number' ? `number ${value}` : value);
    const texts = (_key: string, value: unknown) =>
      typeof value === 'string' && /^-?\d/.test(value) ? `number ${Number(value)}` : value;
    fc.assert(
      fc.property(fc.json(), (text) => {
        // Texts that look like numbers can't be told from numbers.
        fc.pre(!/"\s*-?\d/.test(text));
        expect(JSON.parse(JSON.stringify(parseJsonTexts(text)), texts)).to.deep.equal(
          JSON.parse(text, numbers),
        );
      }),
    );
  });
});
