import { expect } from 'chai';
import fc from 'fast-check';
import { getAddress, toBytes, keccak256 as viemKeccak } from 'viem';
import { checksumAddress } from '../../../src/lib/networks/checksumAddress.js';
import { keccak256 } from '../../../src/lib/networks/keccak256.js';

describe('keccak256', () => {
  for (const [text, hash] of [
    ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
    ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
  ] as const) {
    it(`of "${text}" is that of Ethereum`, () => expect(keccak256(text)).to.equal(hash));
  }

  it('is the same as another implementation’s, for texts of any length', () => {
    for (let length = 130; length < 280; length += 1) {
      const text = 'k'.repeat(length);
      expect(`0x${keccak256(text)}`).to.equal(viemKeccak(toBytes(text)));
    }
  });
});

describe('checksumAddress', () => {
  // The examples of EIP-55.
  for (const address of [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  ]) {
    it(`writes ${address} in one way, however it is written`, () => {
      const digits = address.slice(2);
      for (const one of [digits, digits.toLowerCase(), digits.toUpperCase()]) {
        expect(checksumAddress(`0x${one}`)).to.equal(address);
      }
    });
  }

  for (const text of ['', '0x', 'So11111111111111111111111111111111111111112', `0x${'a'.repeat(41)}`]) {
    it(`leaves "${text}" as it is`, () => expect(checksumAddress(text)).to.equal(text));
  }

  it('agrees with another implementation', () => {
    const address = fc.bigInt({ min: 0n, max: 2n ** 160n - 1n });
    fc.assert(
      fc.property(address, (number) => {
        const text = `0x${number.toString(16).padStart(40, '0')}` as const;
        expect(checksumAddress(text)).to.equal(getAddress(text));
      }),
      { numRuns: 1_000 },
    );
  });
});
