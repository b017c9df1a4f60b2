import { expect } from 'chai';
import * as fc from 'fast-check';
import { readStateList } from '../../../../src/chains/solana/swapping/accountState.js';
import { explainInstructions } from '../../../../src/chains/solana/swapping/explainInstructions.js';
import { judgeSwap } from '../../../../src/chains/solana/swapping/judgeSwap.js';
import { readSolanaMessage } from '../../../../src/chains/solana/transactions/solanaMessage.js';
import { toBase64 } from '../../../../src/lib/solana/base64.js';
import { readSolanaSwap } from '../../../../src/lib/swap/checks/readSolanaSwap.js';

const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const PROGRAMS = [
  SYSTEM,
  TOKEN,
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'Stake11111111111111111111111111111111111111',
];

/** A version 0 transaction with one instruction of the system program and an account of a lookup table. */
const WHOLE = [
  ...[1, ...new Array<number>(64).fill(0)],
  ...[0x80, 1, 0, 1, 2, ...new Array<number>(32).fill(7), ...new Array<number>(32).fill(0)],
  ...[...new Array<number>(32).fill(9), 1, 1, 2, 0, 2, 4, 2, 0, 0, 0],
  ...[1, ...new Array<number>(32).fill(8), 1, 3, 0],
];

/** Changes up to four bytes, and cuts the transaction off anywhere. */
const damaged = fc
  .tuple(fc.nat(WHOLE.length), fc.array(fc.tuple(fc.nat(WHOLE.length - 1), fc.nat(255)), { maxLength: 4 }))
  .map(([end, changes]) => {
    const bytes = Uint8Array.from(WHOLE);
    for (const [at, byte] of changes) bytes[at] = byte;
    return bytes.slice(0, end);
  });

const allowed = { account: 'alice', from: undefined, amount: 5n, states: new Map() };

describe('bytes of strangers on Solana', () => {
  it('are read as far as they make sense', () => {
    const { message } = readSolanaMessage(Uint8Array.from(WHOLE)) ?? {};
    expect(message?.instructions[0]?.program).to.equal(SYSTEM);
    expect(message?.hasLookups).to.equal(true);
  });

  it('never make the readers of transactions throw', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 1_300 })), (bytes) => {
        const parts = readSolanaMessage(bytes);
        if (parts) explainInstructions(parts.message.instructions, allowed);
        readSolanaMessage(bytes, ['one']);
      }),
    );
  });

  it('never make the rules for instructions throw', () => {
    const instruction = fc.record({
      program: fc.constantFrom(...PROGRAMS),
      accounts: fc.array(fc.constantFrom('alice', 'bob', 'alice-usd'), { maxLength: 6 }),
      data: fc.uint8Array({ maxLength: 60 }),
    });
    fc.assert(
      fc.property(fc.array(instruction, { maxLength: 5 }), (instructions) => {
        explainInstructions(instructions, allowed);
      }),
    );
  });

  it('never make the readers of accounts throw', () => {
    const account = fc.record({
      lamports: fc.anything(),
      owner: fc.oneof(fc.constantFrom(...PROGRAMS), fc.anything()),
      data: fc.oneof(
        fc.uint8Array({ minLength: 160, maxLength: 200 }).map((bytes) => [toBase64(bytes), 'base64']),
        fc.anything(),
      ),
      space: fc.anything(),
    });
    const funded = account.map((one) => ({ ...one, lamports: 5 }));
    fc.assert(
      fc.property(fc.array(fc.oneof(account, funded, fc.anything()), { maxLength: 3 }), (list) => {
        const states = readStateList(list, ['alice', 'alice-usd', 'bob'].slice(0, list.length));
        if (!states) return;
        const asked = { account: 'alice', from: undefined, to: 'usd', amount: 1n, charge: 1n };
        judgeSwap({ ...asked, before: states, after: states });
      }),
    );
  });

  it('never make the reader of a source’s answer throw, and are copied', () => {
    fc.assert(fc.property(fc.anything(), (answer) => void readSolanaSwap(answer)));
    fc.assert(fc.property(fc.anything(), (transaction) => void readSolanaSwap({ transaction })));
    expect(readSolanaSwap({ transaction: new Uint8Array(1_232) })).to.have.length(1_644);
    expect(readSolanaSwap({ transaction: new Uint8Array(1_233) })).to.equal(undefined);
    expect(readSolanaSwap({ transaction: new Uint8Array() })).to.equal(undefined);
    expect(readSolanaSwap({ transaction: [1, 2, 3] })).to.equal(undefined);
  });
});
