import { expect } from 'chai';
import { judgeSent } from '../../../../src/chains/solana/transactions/judgeSent.js';
import type { SentTransaction } from '../../../../src/chains/solana/transactions/readSent.js';
import { digestOf, isSameRequest } from '../../../../src/chains/solana/transactions/sameRequest.js';
import type {
  SolanaInstruction,
  SolanaMessage,
} from '../../../../src/chains/solana/transactions/solanaMessage.js';

const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const ALICE = 'alice';
const BOB = 'bob';
const HASH = 'hash';

const le = (value: bigint, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Number((value >> BigInt(8 * index)) & 255n));
const pay = (to: string, lamports: bigint, from = ALICE): SolanaInstruction => ({
  program: SYSTEM,
  accounts: [from, to],
  data: Uint8Array.from([...le(2n, 4), ...le(lamports, 8)]),
});
const payToken = (target: string, amount: bigint): SolanaInstruction => ({
  program: TOKEN,
  accounts: ['alice-usd', 'usd', target, ALICE],
  data: Uint8Array.from([12, ...le(amount, 8), 6]),
});
const program = (name: string, data = [1]): SolanaInstruction => ({
  program: name,
  accounts: [ALICE],
  data: Uint8Array.from(data),
});
const budget = program('ComputeBudget111111111111111111111111111111', [3, 1, 2, 3]);
const lighthouse = program('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95');
const memo = program('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const advance: SolanaInstruction = { ...program(SYSTEM), data: Uint8Array.from([4, 0, 0, 0]) };

const message = (instructions: SolanaInstruction[], more: Partial<SolanaMessage> = {}): SolanaMessage => ({
  bytes: new Uint8Array(),
  accounts: [],
  signers: [ALICE],
  blockhash: HASH,
  instructions,
  hasLookups: false,
  isDurable: false,
  ...more,
});

type Tokens = NonNullable<SentTransaction['changes']>['tokens'];
const tokens = (bob: bigint, alice = -bob): Tokens => [
  { owner: BOB, mint: 'usd', account: 'bob-usd', amount: bob },
  { owner: ALICE, mint: 'usd', account: 'alice-usd', amount: alice },
];

const sent = (made: SolanaMessage, more: Partial<SentTransaction> = {}): SentTransaction => ({
  signature: 'signature',
  slot: 100,
  error: null,
  message: made,
  whole: made,
  isSigned: true,
  changes: {
    fee: 5_000n,
    lamports: new Map([
      [ALICE, -5_000n - 70n],
      [BOB, 70n],
    ]),
    tokens: [],
  },
  ...more,
});
const withTokens = (made: SolanaMessage, found: Tokens, lamports = -5_000n) =>
  sent(made, { changes: { fee: 5_000n, lamports: new Map([[ALICE, lamports]]), tokens: found } });

const SOL = { to: BOB, mint: undefined, amount: 70n };
const USD = { to: BOB, mint: 'usd', amount: 70n };

async function judge(
  made: SolanaMessage,
  found: SentTransaction,
  { transfer = undefined as typeof SOL | typeof USD | undefined, hasStart = true, hasDigest = true } = {},
) {
  const digest = hasDigest ? await digestOf(made) : undefined;
  const startSlot = hasStart ? 100 : undefined;
  return judgeSent(
    { account: ALICE, startSlot, call: { digest, blockhash: made.blockhash, transfer } },
    found,
  );
}

const sol = message([pay(BOB, 70n)]);
const usd = message([payToken('bob-usd', 70n)]);
const call = message([program('market', [7, 7])]);

describe('judgeSent', () => {
  for (const [what, made] of [
    ['the same', call],
    ['with a fee and a guard', message([budget, program('market', [7, 7]), lighthouse])],
    ['with another blockhash', message([program('market', [7, 7])], { blockhash: 'newer' })],
    ['made to live by a nonce', message([advance, program('market', [7, 7])], { isDurable: true })],
  ] as const) {
    it(`recognises a transaction ${what}`, async () => {
      expect(await judge(call, sent(made))).to.include({ kind: 'asked', moved: undefined });
    });
  }

  for (const [what, made] of [
    ['other data', message([program('market', [7, 8])])],
    ['one more instruction', message([program('market', [7, 7]), program('market')])],
    ['another program', message([program('thief', [7, 7])])],
    ['other accounts', message([{ ...program('market', [7, 7]), accounts: [BOB] }])],
    ['another payer', message([program('market', [7, 7])], { signers: [BOB, ALICE] })],
    ['nothing', message([budget])],
  ] as const) {
    it(`tells one with ${what} from it`, async () => {
      expect(await judge(call, sent(made))).to.include({ kind: 'other', isSince: true });
    });
  }

  it('takes none that the account has not signed, or from before the wallet was asked', async () => {
    expect(await judge(call, sent(call, { isSigned: false }))).to.include({ kind: 'other', isSince: false });
    expect(await judge(call, sent(call, { slot: 99 }))).to.include({ kind: 'other', isSince: false });
  });

  it('does not guess', async () => {
    const newer = message(call.instructions as SolanaInstruction[], { blockhash: 'newer' });
    expect(await judge(call, sent(newer), { hasStart: false })).to.include({ kind: 'unclear' });
    expect(await judge(call, sent(call), { hasStart: false })).to.include({ kind: 'asked' });
    expect(await judge(call, sent(call), { hasDigest: false })).to.include({ kind: 'unclear' });
    const looked = message([program('market', [7, 8])], { hasLookups: true });
    expect(await judge(call, sent(looked))).to.include({ kind: 'unclear' });
    const unknown = { account: ALICE, startSlot: 100, call: undefined };
    expect(await judgeSent(unknown, sent(call))).to.include({ kind: 'unclear' });
  });

  for (const [what, made, transfer, found, moved] of [
    ['SOL', sol, SOL, sent(sol), 'all'],
    ['a token', usd, USD, withTokens(usd, tokens(70n)), 'all'],
    ['a token that keeps a part', usd, USD, withTokens(usd, tokens(69n, -70n)), 'part'],
    ['a token that moves nothing', usd, USD, withTokens(usd, tokens(0n)), 'nothing'],
    ['a token whose balances nobody tells', usd, USD, sent(usd, { changes: undefined }), undefined],
  ] as const) {
    it(`says how much of a transfer of ${what} arrived`, async () => {
      expect(await judge(made, found, { transfer })).to.include({ kind: 'asked', moved });
    });
  }

  it('recognises a transfer with a memo and a small tip, by its balances', async () => {
    const tipped = message([pay(BOB, 70n), pay('tips', 10_000n), memo]);
    const lamports = new Map([
      [ALICE, -15_070n],
      [BOB, 70n],
    ]);
    const found = sent(tipped, { changes: { fee: 5_000n, lamports, tokens: [] } });
    expect(await judge(sol, found, { transfer: SOL })).to.include({ kind: 'asked', moved: 'all' });
    const drained = new Map([...lamports, [ALICE, -1_000_000_000n] as const]);
    const thief = sent(tipped, { changes: { fee: 5_000n, lamports: drained, tokens: [] } });
    expect(await judge(sol, thief, { transfer: SOL })).to.include({ kind: 'other' });
    const and = message([payToken('bob-usd', 70n), program('thief')]);
    expect(await judge(usd, withTokens(and, tokens(70n, -500n)), { transfer: USD })).to.include({
      kind: 'other',
    });
  });

  it('says where another transfer went', async () => {
    const other = message([pay('carol', 900n)]);
    expect(await judge(sol, sent(other), { transfer: SOL })).to.deep.include({
      transfer: { to: 'carol', mint: undefined, amount: 900n, decimals: 9 },
    });
    const token = message([payToken('bob-usd', 7n)]);
    expect(await judge(usd, withTokens(token, tokens(7n)), { transfer: USD })).to.deep.include({
      transfer: { to: BOB, mint: 'usd', amount: 7n, decimals: 6 },
    });
  });
});

describe('isSameRequest', () => {
  for (const [what, signed, isSame] of [
    ['the same', sol, true],
    [
      'a fee, a guard, a memo and a tip',
      message([budget, pay(BOB, 70n), lighthouse, memo, pay('t', 1_000n)]),
      true,
    ],
    ['another amount', message([pay(BOB, 71n)]), false],
    ['another recipient', message([pay('carol', 70n)]), false],
    ['another payer', message([pay(BOB, 70n)], { signers: [BOB] }), false],
    ['a tip that is none', message([pay(BOB, 70n), pay('t', 10_000_001n)]), false],
    ['many tips', message([pay(BOB, 70n), pay('t', 6_000_000n), pay('t', 6_000_000n)]), false],
    ['something else', message([pay(BOB, 70n), program('thief')]), false],
    ['a nonce to live by', message([advance, pay(BOB, 70n)], { isDurable: true }), false],
    ['nothing', message([]), false],
  ] as const) {
    it(`says ${isSame} of ${what}`, () => expect(isSameRequest(sol, signed)).to.equal(isSame));
  }

  it('needs each instruction as often, and in order', () => {
    const twice = message([pay(BOB, 70n), pay(BOB, 70n)]);
    expect(isSameRequest(twice, sol)).to.equal(false);
    const pair = message([program('a'), program('b')]);
    expect(isSameRequest(pair, message([program('b'), program('a')]))).to.equal(false);
  });
});
