import { expect } from 'chai';
import { type SendFormFacts, sendButton } from '../../../src/lib/send/sendButton.js';

const READY: SendFormFacts = { hasToken: true, amount: 'right', lacksFee: false, receiver: 'right' };

/** From the form as it opens to the one that is ready: one thing more each time. */
const STEPS: readonly [Partial<SendFormFacts>, string][] = [
  [{ hasToken: false, amount: 'missing', receiver: 'missing' }, 'selectToken'],
  [{ amount: 'incorrect', receiver: 'missing' }, 'incorrect'],
  [{ amount: 'missing', receiver: 'missing' }, 'enterAmount'],
  [{ amount: 'missing', receiver: 'invalid' }, 'enterAmount'],
  [{ amount: 'tooMuch', lacksFee: true, receiver: 'missing' }, 'insufficient'],
  [{ lacksFee: true, receiver: 'missing' }, 'noFee'],
  [{ receiver: 'missing' }, 'addReceiver'],
  [{ receiver: 'resolving' }, 'resolving'],
  [{ receiver: 'invalid' }, 'invalid'],
  [{}, 'review'],
];

describe('sendButton', () => {
  for (const [facts, expected] of STEPS) {
    it(`says ${expected} with ${JSON.stringify(facts)}`, () =>
      expect(sendButton({ ...READY, ...facts })).to.equal(expected));
  }
});
