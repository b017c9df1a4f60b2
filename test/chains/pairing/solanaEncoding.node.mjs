import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getBase58Decoder } from '@solana/web3.js';
import { bundled } from '../../tools/bundled.mjs';
import { splitTransaction, transferOf } from './solanaTransfer.mjs';

const { legacyParts, readSignature, readTransaction, withSignature } = await bundled(
  'src/chains/pairing/solanaEncoding.ts',
);

const [ALICE, BOB] = [
  'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
  'AqynRZwvVqUPRwRJXvm6odUb3t93fDjnWe3p6BeuUFxD',
];
const asked = transferOf(ALICE, BOB, 0);
const base58 = (bytes) => getBase58Decoder().decode(bytes);
const base64 = (bytes) => Buffer.from(bytes).toString('base64');

describe('a transaction that a wallet returns', () => {
  for (const [name, write] of [
    ['base58', base58],
    ['base64', base64],
  ]) {
    it(`is decoded from ${name}, in both versions`, () => {
      for (const version of ['legacy', 0]) {
        const transaction = transferOf(ALICE, BOB, version);
        assert.deepEqual(readTransaction(write(transaction), transaction), transaction);
      }
    });

    it(`is decoded from ${name} when the wallet changed it`, () => {
      const other = transferOf(ALICE, BOB, 0, 2n);
      assert.deepEqual(readTransaction(write(other), asked), other);
    });
  }

  for (const value of [
    undefined,
    null,
    7,
    '',
    '*',
    'abcd',
    base64(asked.slice(0, -4)),
    base58(asked.slice(0, 70)),
  ]) {
    it(`is rejected when it is ${JSON.stringify(value)?.slice(0, 20)}`, () =>
      assert.throws(() => readTransaction(value, asked), { code: -32603 }));
  }
});

describe('a signature that a wallet returns', () => {
  it('takes its signer’s place, and leaves the others', () => {
    const signature = new Uint8Array(64).fill(7);
    const signed = withSignature(asked, ALICE, signature);
    assert.deepEqual(splitTransaction(signed), {
      message: splitTransaction(asked).message,
      signatures: [signature],
    });
    assert.throws(() => withSignature(asked, BOB, signature), { code: -32602 });
  });

  it('has 64 bytes', () => {
    const signature = new Uint8Array(64).fill(7);
    assert.deepEqual(readSignature(base58(signature)), signature);
    for (const value of [undefined, '', '0', base58(signature.slice(1)), base64(signature), [signature]]) {
      assert.throws(() => readSignature(value), { code: -32603 });
    }
  });
});

describe('the fields of a transaction for old wallets', () => {
  it('are those of a legacy transaction', () => {
    assert.deepEqual(legacyParts(transferOf(ALICE, BOB, 'legacy', 258n)), {
      feePayer: ALICE,
      recentBlockhash: 'GtnPF3SRpHsB3iKVjq3pAmTaCEGuRmpyVbR9wmvLqJzt',
      instructions: [
        {
          programId: '11111111111111111111111111111111',
          keys: [
            { pubkey: ALICE, isSigner: true, isWritable: true },
            { pubkey: BOB, isSigner: false, isWritable: true },
          ],
          data: base58(Uint8Array.of(2, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0)),
        },
      ],
    });
  });

  it('are missing for a versioned one', () => assert.equal(legacyParts(asked), undefined));
});
