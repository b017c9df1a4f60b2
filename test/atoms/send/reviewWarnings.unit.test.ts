import { expect } from 'chai';
import { reviewWarningsAtom } from '../../../src/atoms/send/reviewWarnings.js';
import { reviewSendAtom } from '../../../src/atoms/send/sendFlow.js';
import type { SendRequest } from '../../../src/lib/send/sendRequest.js';
import { settled } from '../../support/promises.js';
import { requestFor } from './fakeSending.js';
import { startSending } from './startSending.js';

/** The warnings in a review of 1 ETH at $2,000. */
async function warningsOf(more: Partial<SendRequest>) {
  const { store, fill, sending } = await startSending();
  await fill('1');
  void store.set(reviewSendAtom);
  await settled();
  const question = sending.prepared.at(-1);
  question?.resolve(requestFor(question.wanted, more));
  await settled();
  return store.get(reviewWarningsAtom).filter(({ kind }) => kind === 'fee' || kind === 'feeUnknown');
}
const ETHER = 10n ** 18n;

describe('the fee of a transfer on screen', () => {
  for (const [what, more, expected] of [
    ['nothing of an ordinary one', {}, []],
    ['that it is above $50', { fee: ETHER / 20n }, [{ kind: 'aboveLimit' }]],
    [
      'that it is above the amount',
      { fee: 4_210n * ETHER },
      [{ kind: 'aboveAmount' }, { kind: 'aboveLimit' }],
    ],
    [
      'what nodes tell',
      { feeDoubts: [{ kind: 'price', times: '1000' }, { kind: 'disputed' }] },
      [{ kind: 'price', times: '1000' }, { kind: 'disputed' }],
    ],
  ] as const) {
    it(`says ${what}`, async () => {
      const reasons = (await warningsOf(more)).map((one) => (one.kind === 'fee' ? one.reasons : one.kind));
      expect(reasons.flat()).to.deep.equal(expected);
    });
  }

  it('says that it was compared with nothing, as a note', async () => {
    expect(await warningsOf({ feeDoubts: [{ kind: 'unknown' }] })).to.deep.equal([
      { kind: 'feeUnknown', level: 'note' },
    ]);
  });
});
