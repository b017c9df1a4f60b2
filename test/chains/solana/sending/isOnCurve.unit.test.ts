import { ed25519 } from '@noble/curves/ed25519';
import { expect } from 'chai';
import fc from 'fast-check';
import { isOnCurve } from '../../../../src/chains/solana/sending/isOnCurve.js';

function isPoint(bytes: Uint8Array): boolean {
  try {
    ed25519.ExtendedPoint.fromHex(bytes);
    return true;
  } catch {
    return false;
  }
}

describe('isOnCurve', () => {
  it('agrees with another implementation', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.array(byte, { minLength: 32, maxLength: 32 }), (numbers) => {
        const bytes = Uint8Array.from(numbers);
        expect(isOnCurve(bytes)).to.equal(isPoint(bytes));
      }),
      { numRuns: 300 },
    );
  });

  it('is true for every public key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
        expect(isOnCurve(ed25519.getPublicKey(key))).to.equal(true);
      }),
      { numRuns: 50 },
    );
  });

  it('is false for other numbers of bytes', () => {
    expect([0, 31, 33].map((length) => isOnCurve(new Uint8Array(length)))).to.deep.equal([
      false,
      false,
      false,
    ]);
  });
});
