import { expect } from 'chai';
import {
  keepNewest,
  readTransactions,
  writeTransactions,
} from '../../../src/lib/transactions/readTransactions.js';
import type { TrackedTransaction } from '../../../src/lib/transactions/trackedTransaction.js';

const HASH = `0x${'a'.repeat(64)}`;
const SIGNATURE = '5'.repeat(88);
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const id = (n: number) => `00000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`;
const answer = { hash: HASH, answeredAt: 1_000 };

const evm: TrackedTransaction = {
  namespace: 'eip155',
  id: id(1),
  kind: 'send',
  account: `eip155:1:${ALICE}`,
  network: 'eip155:1',
  askedAt: 900,
  summary: { amount: '0.1', symbol: 'ETH', recipient: 'bob.eth' },
  tokens: [ALICE],
  told: undefined,
  call: { to: ALICE.toLowerCase(), value: 2n ** 200n, data: '0x' },
  start: { nonce: 3, block: 100 },
  nonce: 4,
  status: { step: 'pending', answer, knownAt: 2_000 },
};
const solana: TrackedTransaction = {
  namespace: 'solana',
  id: id(2),
  kind: 'send',
  account: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ',
  network: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  askedAt: 900,
  summary: { amount: '1', symbol: 'SOL' },
  tokens: [],
  told: 'confirmed',
  lastValidBlockHeight: 2n ** 60n,
  call: {
    digest: 'ab'.repeat(32),
    blockhash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    transfer: { to: 'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k', mint: undefined, amount: 2n ** 63n },
  },
  startSlot: 440_000_000,
  isSignedHere: true,
  status: {
    step: 'reverted',
    answer: { hash: SIGNATURE, answeredAt: 1_000 },
    reason: 'program error 1',
    since: 2_000,
    isSettled: true,
  },
};
const replaced: TrackedTransaction = {
  ...evm,
  id: id(3),
  status: {
    step: 'replaced',
    answer,
    how: 'cancelled',
    by: HASH,
    isSuccess: true,
    since: 5,
    isSettled: false,
  },
};
const calls: TrackedTransaction = {
  ...evm,
  id: id(4),
  call: undefined,
  status: { step: 'unknown', answer: { callsId: '0x12', answeredAt: 1_000 } },
};

/** A batch that failed in part, with everything that is stored about it. */
const batch: TrackedTransaction = {
  ...evm,
  id: id(10),
  call: undefined,
  calls: [
    { to: ALICE.toLowerCase(), value: 2n ** 200n, data: '0x' },
    { to: ALICE.toLowerCase(), value: 0n, data: '0x12' },
  ],
  start: { nonce: 3, block: 100, balance: 2n ** 100n },
  status: {
    step: 'reverted',
    answer: {
      callsId: '0x12',
      hash: HASH,
      answeredAt: 1_000,
      hashes: [HASH, `0x${'b'.repeat(64)}`],
      says: 'done',
    },
    isPart: true,
    since: 5,
    isSettled: false,
  },
};
const givenUp: TrackedTransaction = {
  ...evm,
  id: id(11),
  status: { step: 'unknown', answer: { callsId: '0x12', answeredAt: 1_000, says: 'given_up' } },
};

const swap: TrackedTransaction = {
  ...evm,
  id: id(5),
  kind: 'swap',
  summary: {
    amount: '1',
    symbol: 'ETH',
    bought: '1980',
    boughtSymbol: 'SUSD',
    recipient: ALICE,
    recipientName: 'alice.eth',
  },
};

const mismatched: TrackedTransaction = {
  ...evm,
  id: id(6),
  told: 'mismatched',
  start: { nonce: 3, block: 100, isContract: true },
  status: {
    step: 'mismatched',
    answer,
    sent: { amount: '2', symbol: 'ETH', recipient: ALICE },
    isSuccess: false,
    since: 5,
    isSettled: true,
  },
};
const allowed: TrackedTransaction = {
  ...evm,
  id: id(12),
  status: {
    step: 'mismatched',
    answer,
    sent: { recipient: ALICE, token: ALICE, allows: 'any' },
    isSuccess: true,
    since: 5,
    isSettled: true,
  },
};
const dropped: TrackedTransaction = {
  ...evm,
  id: id(7),
  status: { step: 'dropped', since: 5, missingSince: 4 },
};
const waiting: TrackedTransaction = {
  ...evm,
  id: id(8),
  status: { step: 'awaiting_signatures', answer: { callsId: HASH, answeredAt: 1_000 } },
};
const unmoved: TrackedTransaction = {
  ...evm,
  id: id(9),
  status: { step: 'confirmed', answer, moved: 'nothing', since: 5, isSettled: false },
};

/** As stored, without undefined values. */
const plain = (value: unknown) => JSON.parse(writeTransactions(value as readonly TrackedTransaction[]));

describe('stored transactions', () => {
  it('are read as they were written', () => {
    const all = [
      evm,
      solana,
      replaced,
      calls,
      swap,
      mismatched,
      allowed,
      dropped,
      waiting,
      unmoved,
      batch,
      givenUp,
    ];
    expect(plain(readTransactions(writeTransactions(all)))).to.deep.equal(plain(all));
    const [first, second] = readTransactions(writeTransactions(all));
    expect(first).to.have.nested.property('call.value', 2n ** 200n);
    expect(second).to.have.property('lastValidBlockHeight', 2n ** 60n);
  });

  for (const text of [
    null,
    '',
    'nonsense',
    '{}',
    'null',
    '[null, 1, "a", [], {}]',
    '[{"id":{},"status":{"step":"pending"}}]',
    `{"length": 1e9}`,
  ]) {
    it(`are none in ${text}`, () => expect(readTransactions(text)).to.deep.equal([]));
  }

  for (const [what, changed] of [
    ['a step that there is not', { status: { step: 'failed', answer } }],
    ['pending without an answer', { status: { step: 'pending' } }],
    [
      'confirmed with something else than a hash',
      { status: { step: 'confirmed', answer: { hash: '0x12', answeredAt: 1 }, since: 1 } },
    ],
    ['confirmed since never', { status: { step: 'confirmed', answer } }],
    [
      'replaced in a way that there is not',
      { status: { step: 'replaced', answer, how: 'lost', by: HASH, since: 1 } },
    ],
    ['an account that is none', { account: 'alice' }],
    ['a kind that there is not', { kind: 'steal' }],
    ['an id of somebody else', { id: '<b>' }],
    ['a time that is none', { askedAt: 'today' }],
    ['another family', { namespace: 'solana' }],
    ['a hash of another family', { ...solana, status: { step: 'pending', answer } }],
    [
      'a replaced Solana transaction',
      { ...solana, status: { ...replaced.status, answer: solana.status, by: SIGNATURE } },
    ],
  ] as const) {
    it(`leave out ${what}, and nothing else`, () => {
      const stored = [{ ...evm, ...changed }, solana];
      expect(readTransactions(writeTransactions(stored as never)).map((one) => one.id)).to.deep.equal([
        id(2),
      ]);
    });
  }

  it('lose only the fields that cannot be read', () => {
    const stored = [
      { ...evm, call: { to: 'nobody', value: '1' }, start: { nonce: -1 }, nonce: 1.5, summary: 7 },
    ];
    const [read] = readTransactions(writeTransactions(stored as never));
    expect(read).to.include({ id: id(1), call: undefined, start: undefined, nonce: undefined });
  });

  it('lose only the fields of a Solana transaction that cannot be read', () => {
    const transfer = { to: 'nobody', amount: '1' };
    const call = { digest: 'beef', blockhash: '0x1', transfer };
    const [read] = readTransactions(
      writeTransactions([{ ...solana, call, startSlot: -1, isSignedHere: 'yes' }] as never),
    );
    expect(read).to.deep.include({
      id: id(2),
      call: { digest: undefined, blockhash: undefined, transfer: undefined },
      startSlot: undefined,
      isSignedHere: undefined,
    });
  });

  for (const amount of ['NaN', '-1', '−NaN', '1e400', 'all of it', '0x10', '1'.repeat(101), 1]) {
    it(`have no amount that a service could not have told either: ${`${amount}`.slice(0, 12)}`, () => {
      const stored = [{ ...evm, summary: { amount, symbol: 'ETH', bought: amount, boughtSymbol: 'SUSD' } }];
      const [read] = readTransactions(writeTransactions(stored as never));
      expect(read?.summary).to.include({ amount: undefined, symbol: 'ETH', bought: undefined });
    });
  }

  it('have clean texts of bounded length', () => {
    const stored = [{ ...evm, summary: { recipient: `bob\u202e.eth${'x'.repeat(500)}` } }];
    const [read] = readTransactions(writeTransactions(stored));
    expect(read?.summary.recipient).to.match(/^bob\.ethx+…$/);
    expect(read?.summary.recipient).to.have.length.below(130);
  });

  it('are at most fifty: settled ones go first, then the oldest', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...evm, id: id(100 + n), askedAt: n }));
    const settled = { ...solana, askedAt: 1_000 };
    const kept = keepNewest([...many, settled]);
    expect(kept).to.have.length(50);
    expect(kept.map((one) => one.id)).to.not.include(id(2));
    expect(kept[0]?.askedAt).to.equal(10);
  });
});
