import { expect } from 'chai';
import { activityOf, withDevice } from '../../../src/lib/account/activityEntry.js';
import type {
  TrackedEvmTransaction,
  TrackedSolanaTransaction,
} from '../../../src/lib/transactions/trackedTransaction.js';
import { entry, sent, transfer } from './entries.js';

const HASH = `0x${'a'.repeat(64)}`;
const answer = { hash: HASH, answeredAt: 1 };
const ended = { answer, since: 1, isSettled: true };

describe('what this device sent', () => {
  const by = `0x${'b'.repeat(64)}`;
  for (const [title, status, expected, hash] of [
    ['asked of the wallet', { step: 'asked' }, 'asked', undefined],
    ['not known to any node', { step: 'unknown', answer }, 'unknown', HASH],
    ['waiting', { step: 'pending', answer }, 'pending', HASH],
    ['confirmed', { step: 'confirmed', ...ended }, 'confirmed', HASH],
    ['confirmed, and moved nothing', { step: 'confirmed', moved: 'nothing', ...ended }, 'unmoved', HASH],
    ['confirmed, and moved a part', { step: 'confirmed', moved: 'part', ...ended }, 'partly', HASH],
    ['confirmed, and nobody could tell', { step: 'confirmed', moved: 'unseen', ...ended }, 'unchecked', HASH],
    ['reverted', { step: 'reverted', ...ended }, 'failed', HASH],
    ['dropped', { step: 'dropped', answer, since: 1 }, 'dropped', HASH],
    ['sped up', { step: 'replaced', how: 'sped_up', by, isSuccess: true, ...ended }, 'confirmed', by],
    [
      'sped up, and moved nothing',
      { step: 'replaced', how: 'sped_up', by, isSuccess: true, moved: 'nothing', ...ended },
      'unmoved',
      by,
    ],
    [
      'sped up, and failed',
      { step: 'replaced', how: 'sped_up', by, isSuccess: false, ...ended },
      'failed',
      by,
    ],
    ['cancelled', { step: 'replaced', how: 'cancelled', by, isSuccess: true, ...ended }, 'canceled', HASH],
    ['replaced', { step: 'replaced', how: 'other', by, isSuccess: true, ...ended }, 'replaced', HASH],
  ] as const) {
    it(`is shown as ${expected} when ${title}`, () => {
      expect(activityOf(sent(status))).to.include({ status: expected, hash });
    });
  }

  it('moves what its kind moves', () => {
    const plain = { name: undefined, image: undefined, isSpam: false };
    const moved = (kind: TrackedEvmTransaction['kind']) =>
      activityOf(sent({ step: 'asked' }, { kind })).transfers.map(
        ({ direction, quantity, symbol }) => `${direction} ${quantity} ${symbol}`,
      );
    expect(moved('send')).to.deep.equal(['out 1.5 ETH']);
    expect(moved('buy')).to.deep.equal(['in 1.5 ETH']);
    expect(moved('approve')).to.deep.equal([]);
    const summary = { amount: '1.5', symbol: 'ETH', bought: '2970', boughtSymbol: 'SUSD' };
    for (const got of [undefined, '29.7']) {
      const swap = sent({ step: 'confirmed', ...ended }, { kind: 'swap', summary, got });
      expect(activityOf(swap).transfers, 'no expected quantity').to.deep.equal([
        { kind: 'token', direction: 'out', symbol: 'ETH', quantity: '1.5', ...plain },
        { kind: 'token', direction: 'in', symbol: 'SUSD', quantity: got, ...plain },
      ]);
      const onSolana: TrackedSolanaTransaction = {
        ...{ id: '2', kind: 'swap', namespace: 'solana', summary, got, askedAt: 5_000, told: undefined },
        account: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
        network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        status: { step: 'confirmed', ...ended },
        lastValidBlockHeight: undefined,
      };
      expect(activityOf(onSolana).transfers).to.deep.equal(activityOf(swap).transfers);
    }
  });

  it('moves nothing to whom a wallet has allowed something instead', () => {
    const allowed = {
      allows: 'amount',
      amount: '2',
      symbol: 'SUSD',
      recipient: `0x${'7'.repeat(40)}`,
    } as const;
    const shown = activityOf(sent({ step: 'mismatched', sent: allowed, isSuccess: true, ...ended }));
    expect([shown.status, shown.recipient, shown.transfers]).to.deep.equal(['mismatched', undefined, []]);
  });

  it('says of what a service lists who got it', () => {
    const listed = [entry({ id: 'listed', operation: 'send', hash: HASH, to: '0x1' })];
    const recipientOf = (kind: TrackedEvmTransaction['kind']) =>
      withDevice(listed, [sent({ step: 'pending', answer }, { kind })], true)[0]?.recipient;
    expect([recipientOf('send'), recipientOf('request')]).to.deep.equal(['ada.eth', undefined]);
  });

  for (const [title, status, expected, amounts] of [
    ['moved nothing', { step: 'confirmed', moved: 'nothing', ...ended }, 'unmoved', []],
    ['moved a part', { step: 'confirmed', moved: 'part', ...ended }, 'partly', []],
    ['could not be checked', { step: 'confirmed', moved: 'unseen', ...ended }, 'unchecked', ['1.5']],
    ['failed', { step: 'reverted', ...ended }, 'failed', ['1.5']],
    ['failed in part', { step: 'reverted', isPart: true, ...ended }, 'failed_in_part', ['1.5']],
    [
      'was something else',
      { step: 'mismatched', sent: { amount: '7', symbol: 'ETH' }, isSuccess: true, ...ended },
      'mismatched',
      ['7'],
    ],
    ['was confirmed', { step: 'confirmed', moved: 'all', ...ended }, 'confirmed', ['100']],
    ['is not known yet', { step: 'unknown', answer }, 'confirmed', ['100']],
  ] as const) {
    it(`says what a service lists as confirmed, and what the device saw of it: ${title}`, () => {
      const out = transfer({ direction: 'out', quantity: '100' });
      const listed = [entry({ operation: 'send', hash: HASH, transfers: [out] })];
      const [row] = withDevice(listed, [sent(status)], true);
      expect([row?.status, row?.transfers.map(({ quantity }) => quantity)]).to.deep.equal([
        expected,
        amounts,
      ]);
    });
  }

  it('is added to what a service lists, unless it lists it too', () => {
    const listed = [entry({ id: 'listed', hash: HASH.toUpperCase(), minedAt: 4_000 })];
    const ids = (isComplete: boolean, ...transactions: TrackedEvmTransaction[]) =>
      withDevice(listed, transactions, isComplete).map(({ id }) => id);
    expect(ids(true, sent({ step: 'pending', answer }))).to.deep.equal(['listed']);
    expect(ids(true, sent({ step: 'asked' }))).to.deep.equal(['device 1', 'listed']);
    const old = sent({ step: 'asked' }, { askedAt: 3_000 });
    expect(ids(true, old)).to.deep.equal(['listed', 'device 1']);
    expect(ids(false, old), 'belongs to a later page').to.deep.equal(['listed']);
  });
});
