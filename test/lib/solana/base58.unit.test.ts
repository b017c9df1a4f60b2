import { expect } from 'chai';
import fc from 'fast-check';
import { fromBase58, toBase58 } from '../../../src/lib/solana/base58.js';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

describe('base58', () => {
  // The first ones are from draft-msporny-base58-03.
  const cases: [hex: string, text: string][] = [
    ['', ''],
    ['48656c6c6f20576f726c6421', '2NEpo7TZRRrLZSi2U'],
    ['0000287fb4cd', '11233QC4'],
    ['00', '1'],
    ['0000', '11'],
    ['61', '2g'],
    ['ff', '5Q'],
    ['00'.repeat(32), '1'.repeat(32)],
    [
      '06ddf6e1d765a193d9cbe146ceeb79ac1cb485ed5f5b37913a8cf5857eff00a9',
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    ],
  ];
  for (const [hex, text] of cases) {
    it(`encodes ${hex || 'nothing'} as "${text}" and decodes it`, () => {
      expect(toBase58(bytesOf(hex))).to.equal(text);
      expect(fromBase58(text)).to.deep.equal(bytesOf(hex));
    });
  }

  it('round-trips', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(fromBase58(toBase58(bytes))).to.deep.equal(bytes);
      }),
    );
  });

  for (const text of ['0', 'O', 'I', 'l', 'a b', '+', 'é', '1é']) {
    it(`rejects "${text}"`, () => {
      expect(fromBase58(text)).to.equal(undefined);
    });
  }
});
