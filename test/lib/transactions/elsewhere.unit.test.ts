import { expect } from 'chai';
import { mayBeElsewhere, movedTo } from '../../../src/lib/transactions/elsewhere.js';
import { readTransactions, writeTransactions } from '../../../src/lib/transactions/readTransactions.js';
import type {
  TrackedEvmTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';

const ALICE = `0x${'a1'.repeat(20)}`;
const BOB = `0x${'b0'.repeat(20)}`;
const TOKEN = `0x${'70'.repeat(20)}`;
const answer = { hash: `0x${'a'.repeat(64)}`, answeredAt: 100_000 };

const transaction = (more: Partial<TrackedEvmTransaction> = {}): TrackedEvmTransaction => ({
  namespace: 'eip155',
  id: '7f6c8d1e-3f57-4c1b-9a53-0b5c3f1d2e4a',
  kind: 'send',
  account: `eip155:1:${ALICE}`,
  network: 'eip155:1',
  askedAt: 90_000,
  summary: { amount: '0.25', symbol: 'ETH', recipient: BOB },
  tokens: [],
  told: undefined,
  call: { to: BOB, value: 250_000_000_000_000_000n, data: '0x' },
  start: { nonce: 3, block: 30 },
  nonce: undefined,
  status: { step: 'pending', answer },
  ...more,
});

const POLYGON = {
  id: 'eip155:137',
  name: 'Polygon',
  nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
} as const;

describe('a transaction that its network does not know', () => {
  for (const [what, status, at, expected] of [
    [
      'is not looked for elsewhere as long as its network may not have heard of it',
      { step: 'pending', answer },
      109_999,
      false,
    ],
    ['is looked for elsewhere after ten seconds', { step: 'pending', answer }, 110_000, true],
    ['is looked for elsewhere while it is unknown', { step: 'unknown', answer }, 200_000, true],
    [
      'is looked for elsewhere before another one counts as its replacement',
      {
        step: 'replaced',
        answer,
        how: 'other',
        by: answer.hash,
        isSuccess: true,
        since: 1,
        isSettled: false,
      },
      200_000,
      true,
    ],
    [
      'is looked for elsewhere while it counts as dropped',
      { step: 'dropped', answer, since: 1 },
      500_000,
      true,
    ],
    [
      'is nowhere else once its network has known it',
      { step: 'unknown', answer, knownAt: 101_000 },
      200_000,
      false,
    ],
    [
      'is nowhere else once it was in a block',
      { step: 'confirmed', answer, since: 1, isSettled: false },
      200_000,
      false,
    ],
    ['cannot be looked for without a hash', { step: 'unknown' }, 200_000, false],
    [
      'cannot be looked for by an id of calls',
      { step: 'unknown', answer: { callsId: answer.hash, answeredAt: 1 } },
      200_000,
      false,
    ],
  ] as const satisfies readonly (readonly [string, TransactionStatus, number, boolean])[]) {
    it(what, () => {
      expect(mayBeElsewhere(transaction({ status }), at)).to.equal(expected);
    });
  }
});

describe('a transaction on another network than was asked for', () => {
  it('is the account’s there, in the currency of that network, and says which one was asked for', () => {
    const moved = movedTo(transaction(), POLYGON);
    expect(moved.account).to.equal(`eip155:137:${ALICE}`);
    expect(moved.network).to.equal('eip155:137');
    expect(moved.askedNetwork).to.equal('eip155:1');
    expect(moved.summary).to.deep.equal({ amount: '0.25', symbol: 'POL', recipient: BOB });
  });

  it('has the amount that it moves where the currency has other decimals', () => {
    const nativeCurrency = { name: 'Six', symbol: 'SIX', decimals: 6 };
    expect(movedTo(transaction(), { ...POLYGON, nativeCurrency }).summary.amount).to.equal('250000000000');
  });

  it('has neither nonce nor block of the network that was asked for', () => {
    const { start, nonce } = movedTo(transaction({ nonce: 3 }), POLYGON);
    expect([start, nonce]).to.deep.equal([undefined, undefined]);
  });

  it('is called by its contract where the contract may be another token', () => {
    const summary = { amount: '5', symbol: 'USDC', recipient: BOB };
    const call = { to: TOKEN, value: 0n, data: '0xa9059cbb' };
    const moved = movedTo(transaction({ summary, tokens: [TOKEN], call }), POLYGON);
    expect(moved.summary).to.deep.equal({ recipient: BOB, token: TOKEN });
    expect(moved.tokens).to.deep.equal([TOKEN]);
  });

  it('does not bring what a swap was to bring', () => {
    const summary = { amount: '5', symbol: 'ETH', bought: '9', boughtSymbol: 'USDC', recipient: BOB };
    const moved = movedTo(transaction({ kind: 'swap', summary, got: '9' }), POLYGON);
    expect(moved.summary).to.deep.equal({ recipient: BOB, token: undefined });
    expect([moved.got, moved.delivery]).to.deep.equal([undefined, undefined]);
  });

  it('stays the one that was asked for there if it turns out to be on a third network', () => {
    const third = { ...POLYGON, id: 'eip155:10' } as const;
    expect(movedTo(movedTo(transaction(), POLYGON), third).askedNetwork).to.equal('eip155:1');
  });

  it('is the same after a reload, whatever else is stored', () => {
    const moved = movedTo(transaction(), POLYGON);
    const [read] = readTransactions(writeTransactions([moved]));
    expect(read).to.include({
      account: `eip155:137:${ALICE}`,
      network: 'eip155:137',
      askedNetwork: 'eip155:1',
    });
    const odd = { ...moved, askedNetwork: 'solana:<img>' } as unknown as TrackedEvmTransaction;
    expect(readTransactions(writeTransactions([odd]))[0]).to.include({ askedNetwork: undefined });
  });
});
