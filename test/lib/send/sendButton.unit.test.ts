import { expect } from 'chai';
import { type SendFormFacts, sendButton } from '../../../src/lib/send/sendButton.js';

const READY: SendFormFacts = { hasToken: true, amount: 'right', lacksFee: false, recipient: 'right' };

/** From the empty form to a complete one, one change at a time. */
const STEPS: readonly [Partial<SendFormFacts>, string][] = [
  [{ hasToken: false, amount: 'unclear', recipient: 'missing' }, 'unclear'],
  [{ hasToken: false, amount: 'missing', recipient: 'missing' }, 'selectToken'],
  [{ amount: 'incorrect', recipient: 'missing' }, 'incorrect'],
  [{ amount: 'missing', recipient: 'missing' }, 'enterAmount'],
  [{ amount: 'missing', recipient: 'invalid' }, 'enterAmount'],
  [{ amount: 'tooMuch', lacksFee: true, recipient: 'missing' }, 'insufficient'],
  [{ lacksFee: true, recipient: 'missing' }, 'noFee'],
  [{ recipient: 'missing' }, 'addRecipient'],
  [{ recipient: 'resolving' }, 'resolving'],
  [{ recipient: 'invalid' }, 'invalid'],
  [{}, 'review'],
];

describe('sendButton', () => {
  for (const [facts, expected] of STEPS) {
    it(`says ${expected} with ${JSON.stringify(facts)}`, () =>
      expect(sendButton({ ...READY, ...facts })).to.equal(expected));
  }
});
