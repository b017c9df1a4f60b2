import { expect } from 'chai';
import { activityOf } from '../../../src/lib/account/activityEntry.js';
import { hashesInBlocks, receiptLines } from '../../../src/lib/account/receiptLines.js';
import type { TrackedEvmTransaction } from '../../../src/lib/transactions/trackedTransaction.js';
import { entry, sent, transfer } from './entries.js';

const HASH = `0x${'a'.repeat(64)}`;
const BY = `0x${'b'.repeat(64)}`;
const answer = { hash: HASH, answeredAt: 1 };
const inBlock = { answer, since: 1, isSettled: true };

const SWAP = {
  kind: 'swap',
  summary: { amount: '1', symbol: 'ETH', bought: '1990', boughtSymbol: 'SUSD' },
} as const;

const linesOf = (record: TrackedEvmTransaction) =>
  receiptLines(activityOf(record), record).map(({ says, transfer: { quantity, symbol }, expected }) =>
    [says, quantity ?? '?', symbol, expected].filter(Boolean).join(' '),
  );

describe('the lines of a receipt', () => {
  for (const [title, record, expected] of [
    ['a transfer that waits', sent({ step: 'pending', answer }), ['toSend 1.5 ETH']],
    ['a transfer that nobody knows', sent({ step: 'unknown' }), ['toSend 1.5 ETH']],
    ['a transfer in a block', sent({ step: 'confirmed', ...inBlock }), ['sent 1.5 ETH']],
    [
      'a transfer of which nobody could tell what moved',
      sent({ step: 'confirmed', moved: 'unseen', ...inBlock }),
      ['toSend 1.5 ETH'],
    ],
    [
      'a transfer that moved less',
      sent({ step: 'confirmed', moved: 'part', ...inBlock }),
      ['toSend 1.5 ETH'],
    ],
    [
      'a transfer that moved nothing',
      sent({ step: 'confirmed', moved: 'nothing', ...inBlock }),
      ['toSend 1.5 ETH'],
    ],
    ['a transfer that failed', sent({ step: 'reverted', ...inBlock }), ['toSend 1.5 ETH']],
    [
      'a transfer that was sped up',
      sent({ step: 'replaced', how: 'sped_up', by: BY, isSuccess: true, ...inBlock }),
      ['sent 1.5 ETH'],
    ],
    [
      'a transfer that was canceled',
      sent({ step: 'replaced', how: 'cancelled', by: BY, isSuccess: true, ...inBlock }),
      ['toSend 1.5 ETH'],
    ],
    [
      'something else that the wallet sent',
      sent({
        step: 'mismatched',
        sent: { amount: '9', symbol: 'ETH', recipient: 'eve.eth' },
        isSuccess: true,
        ...inBlock,
      }),
      [],
    ],
    ['a swap that waits', sent({ step: 'pending', answer }, SWAP), ['toSend 1 ETH', 'toReceive ? SUSD 1990']],
    ['a swap that failed', sent({ step: 'reverted', ...inBlock }, SWAP), ['toSend 1 ETH']],
    [
      'a swap that has brought something',
      sent({ step: 'confirmed', ...inBlock }, { ...SWAP, got: '1985.25' }),
      ['sent 1 ETH', 'received 1985.25 SUSD'],
    ],
    [
      'a swap of which nobody has read what it brought',
      sent({ step: 'confirmed', ...inBlock }, SWAP),
      ['sent 1 ETH', 'received ? SUSD'],
    ],
    [
      'what the page asked for',
      sent({ step: 'confirmed', ...inBlock }, { kind: 'request', summary: {} }),
      [],
    ],
  ] as const) {
    it(`say of ${title} ${expected.length > 0 ? expected.join(', ') : 'nothing'}`, () => {
      expect(linesOf(record)).to.deep.equal(expected);
    });
  }

  it('say what a service lists, as moved only when it is confirmed', () => {
    const transfers = [
      transfer({ direction: 'out', symbol: 'ETH', quantity: '1' }),
      transfer({ direction: 'in', symbol: 'SUSD', quantity: '5' }),
    ];
    const says = (status: 'confirmed' | 'failed' | 'pending') =>
      receiptLines(entry({ status, transfers }), undefined).map((line) => line.says);
    expect(says('confirmed')).to.deep.equal(['sent', 'received']);
    expect(says('pending')).to.deep.equal(['toSend', 'toReceive']);
    expect(says('failed')).to.deep.equal(['toSend']);
  });
});

describe('the hashes that blocks are asked about', () => {
  for (const [title, status, expected] of [
    ['none while it waits', { step: 'pending', answer }, []],
    ['none while it is dropped', { step: 'dropped', answer, since: 1 }, []],
    ['its own in a block', { step: 'confirmed', ...inBlock }, [HASH]],
    ['its own when it failed', { step: 'reverted', ...inBlock }, [HASH]],
    [
      'that of the same with another fee',
      { step: 'replaced', how: 'sped_up', by: BY, isSuccess: true, ...inBlock },
      [BY],
    ],
    [
      'none of another that took its place',
      { step: 'replaced', how: 'other', by: BY, isSuccess: true, ...inBlock },
      [],
    ],
    [
      'all of several calls',
      {
        step: 'confirmed',
        ...inBlock,
        answer: { callsId: '0x1', hash: HASH, hashes: [HASH, BY], answeredAt: 1 },
      },
      [HASH, BY],
    ],
  ] as const) {
    it(`are ${title}`, () => {
      const record = sent(status);
      expect(hashesInBlocks(activityOf(record), record)).to.deep.equal(expected);
    });
  }
});
