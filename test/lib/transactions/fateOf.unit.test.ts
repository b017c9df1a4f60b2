import { expect } from 'chai';
import { fateOf, isFindable } from '../../../src/lib/transactions/fateOf.js';
import type { TrackedTransaction } from '../../../src/lib/transactions/trackedTransaction.js';

const answer = { hash: `0x${'a'.repeat(64)}`, answeredAt: 1 };
const inBlock = { answer, since: 1, isSettled: false };
const replaced = { step: 'replaced', by: answer.hash, ...inBlock };

describe('whether a transaction went through', () => {
  for (const [namespace, status, fate] of [
    ['eip155', { step: 'asked' }, 'open'],
    ['eip155', { step: 'unknown' }, 'open'],
    ['eip155', { step: 'pending', answer }, 'sent'],
    // The wallet's claim proves nothing.
    ['eip155', { step: 'unknown', answer: { callsId: '1', answeredAt: 1, says: 'done' } }, 'open'],
    ['eip155', { step: 'unknown', answer: { callsId: '1', answeredAt: 1, says: 'given_up' } }, 'open'],
    ['eip155', { step: 'confirmed', ...inBlock }, 'sent'],
    ['eip155', { step: 'reverted', ...inBlock }, 'over'],
    ['eip155', { ...replaced, how: 'sped_up', isSuccess: true }, 'sent'],
    ['eip155', { ...replaced, how: 'sped_up', isSuccess: false }, 'over'],
    ['eip155', { ...replaced, how: 'sped_up', isSuccess: true, moved: 'nothing' }, 'over'],
    ['eip155', { ...replaced, how: 'cancelled', isSuccess: true }, 'over'],
    ['eip155', { ...replaced, how: 'other', isSuccess: true }, 'over'],
    // Its nonce is free.
    ['eip155', { step: 'dropped', answer, since: 1 }, 'open'],
    // Its last valid block has passed.
    ['solana', { step: 'dropped', answer, since: 1 }, 'over'],
    ['solana', { step: 'unknown', answer }, 'open'],
  ] as const) {
    it(`is ${fate} when it is ${status.step} on ${namespace} (${JSON.stringify(status).length})`, () => {
      expect(fateOf({ namespace, status } as TrackedTransaction)).to.equal(fate);
    });
  }
});

describe('whether a transaction can be looked for', () => {
  const call = { to: undefined, value: 0n, data: '0x' };
  const start = { nonce: 1, block: 1 };
  for (const [what, transaction, expected] of [
    ['by its hash', { namespace: 'solana', status: { step: 'unknown', answer } }, true],
    ['not on Solana without one', { namespace: 'solana', status: { step: 'unknown' } }, false],
    ['by what it does', { namespace: 'eip155', status: { step: 'unknown' }, call, start }, true],
    ['not without what it does', { namespace: 'eip155', status: { step: 'unknown' }, start }, false],
    ['not without where to begin', { namespace: 'eip155', status: { step: 'unknown' }, call }, false],
  ] as const) {
    it(what, () => {
      expect(isFindable(transaction as unknown as TrackedTransaction)).to.equal(expected);
    });
  }
});
