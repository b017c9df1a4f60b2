import { expect } from 'chai';
import fc from 'fast-check';
import { parseExactJson, toExactJson } from '../../../src/lib/untrusted/exactJson.js';

const MOST = 18446744073709551615n;

describe('parseExactJson', () => {
  const cases: [text: string, value: unknown][] = [
    ['18446744073709551615', MOST],
    ['-18446744073709551615', -MOST],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['-9007199254740992', -9007199254740992n],
    ['[1, 2.5, 1e3, 1000000000000000000000.0, 10000000000000000000e2]', [1, 2.5, 1000, 1e21, 1e21]],
    ['{"18446744073709551615":"18446744073709551615"}', { '18446744073709551615': `${MOST}` }],
    ['"a \\" 18446744073709551615 \\\\"', `a " ${MOST} \\`],
    ['{"$bigint":"x"}', { $bigint: 'x' }],
    ['{"a":[18446744073709551615],"b":null}', { a: [MOST], b: null }],
  ];
  for (const [text, value] of cases) {
    it(`reads ${text}`, () => {
      expect(parseExactJson(text)).to.deep.equal(value);
    });
  }

  for (const text of ['', '{', '{"a":18446744073709551615', '018446744073709551615x']) {
    it(`throws for ${text || 'nothing'}`, () => {
      expect(() => parseExactJson(text)).to.throw(SyntaxError);
    });
  }

  it('reads everything else like JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        // It reads integers beyond the safe range differently.
        fc.pre(!/\d{16}/.test(text));
        expect(parseExactJson(text)).to.deep.equal(JSON.parse(text));
      }),
    );
  });

  it('makes nothing exact of a number longer than 256 bits', () => {
    const digits = '1'.repeat(10_000_000);
    expect(parseExactJson(digits)).to.equal(Number.POSITIVE_INFINITY);
    expect(parseExactJson(`{"$bigint":"${digits}"}`)).to.deep.equal({ $bigint: digits });
  });

  for (const [what, text] of [
    ['an unterminated string', '"\\'.repeat(500_000)],
    ['digits that end in a point', `${'1'.repeat(1_000_000)}.`],
  ] as const) {
    it(`fails in linear time on ${what}`, () => {
      expect(() => parseExactJson(text)).to.throw(SyntaxError);
    });
  }

  it('reads a long string in linear time', () => {
    const text = JSON.stringify({ data: `${'A\\"'.repeat(1_000_000)}` });
    expect(parseExactJson(text)).to.deep.equal(JSON.parse(text));
  });
});

describe('toExactJson', () => {
  it('writes numbers with all their digits', () => {
    expect(toExactJson({ a: MOST, b: [1n, -5n], c: `${MOST}`, d: 1.5 })).to.equal(
      `{"a":${MOST},"b":[1,-5],"c":"${MOST}","d":1.5}`,
    );
  });

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.bigInt(), fc.string(), fc.integer())), (values) => {
        const normal = values.map((value) =>
          typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value,
        );
        expect(parseExactJson(toExactJson(values))).to.deep.equal(normal);
      }),
    );
  });
});
