import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getAddressEncoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js';
import { expect } from 'chai';
import { readSolanaMessage } from '../../../../src/chains/solana/transactions/solanaMessage.js';

const ALICE = '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ' as Address;
const BOB = 'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k' as Address;
const TABLE = 'So11111111111111111111111111111111111111112' as Address;
const PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address;
const HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';

function wire(version: 'legacy' | 0) {
  const message = pipe(
    createTransactionMessage({ version: version as 0 }),
    (made) => setTransactionMessageFeePayer(ALICE, made),
    (made) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: HASH as Blockhash, lastValidBlockHeight: 1n },
        made,
      ),
    (made) =>
      appendTransactionMessageInstructions(
        [
          {
            programAddress: PROGRAM,
            accounts: [
              { address: ALICE, role: AccountRole.WRITABLE_SIGNER },
              { address: BOB, role: AccountRole.WRITABLE },
            ],
            data: Uint8Array.of(1, 2, 3),
          },
        ],
        made,
      ),
  );
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)));
}

/** A transaction with one account of its own and two from a lookup table. */
function withLookups() {
  const key = (address: Address) => [...new Uint8Array(getAddressEncoder().encode(address))];
  const message = [0x80, 1, 0, 1, 2, ...key(ALICE), ...key(PROGRAM), ...key(HASH as Address)];
  const instructions = [1, 1, 3, 0, 2, 3, 1, 7];
  return Uint8Array.from([
    1,
    ...new Uint8Array(64),
    ...message,
    ...instructions,
    1,
    ...key(TABLE),
    1,
    9,
    1,
    4,
  ]);
}

describe('readSolanaMessage', () => {
  for (const version of ['legacy', 0] as const) {
    it(`reads what the library writes, version ${version}`, () => {
      const read = readSolanaMessage(wire(version));
      expect(read?.signatures).to.have.length(1);
      expect(read?.message).to.deep.include({
        accounts: [ALICE, BOB, PROGRAM],
        signers: [ALICE],
        blockhash: HASH,
        hasLookups: false,
        isDurable: false,
        instructions: [{ program: PROGRAM, accounts: [ALICE, BOB], data: Uint8Array.of(1, 2, 3) }],
      });
    });
  }

  it('names accounts of tables by their place, or by the addresses that a node tells', () => {
    const named = readSolanaMessage(withLookups())?.message;
    expect(named?.hasLookups).to.equal(true);
    expect(named?.instructions[0]?.accounts).to.deep.equal([ALICE, `${TABLE}#9`, `${TABLE}#4`]);
    const loaded = readSolanaMessage(withLookups(), [BOB, HASH])?.message;
    expect(loaded?.instructions[0]?.accounts).to.deep.equal([ALICE, BOB, HASH]);
    expect(readSolanaMessage(withLookups(), [BOB])).to.equal(undefined);
  });

  it('reads nothing from bytes that are no transaction', () => {
    const whole = wire(0);
    for (let length = 0; length < whole.length; length += 1) {
      expect(readSolanaMessage(whole.subarray(0, length)), `${length} bytes`).to.equal(undefined);
    }
    for (const bytes of [
      Uint8Array.from([...whole, 0]),
      new Uint8Array(1_232).fill(255),
      new Uint8Array(1_232),
      new Uint8Array(5_000),
      Uint8Array.from([1, ...new Uint8Array(64), 0x81]),
    ]) {
      expect(readSolanaMessage(bytes)).to.equal(undefined);
    }
  });

  it('never throws, whatever one byte is', () => {
    const whole = wire(0);
    for (let at = 0; at < whole.length; at += 1) {
      for (const value of [0, 1, 127, 128, 255]) {
        const changed = Uint8Array.from(whole);
        changed[at] = value;
        readSolanaMessage(changed);
      }
    }
  });
});
