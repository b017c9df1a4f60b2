import { expect } from 'chai';
import { sendFlowAtom } from '../../../src/atoms/send/sendFlow.js';
import type { FoundRecipient } from '../../../src/lib/send/sending.js';
import { settled } from '../../support/promises.js';
import { BOB } from '../fakes.js';
import { startSending } from '../send/startSending.js';

const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const at = (address: string): FoundRecipient => ({ address, name: 'bob.eth', place: 'wallet' });

async function reviewed() {
  const found: Record<string, FoundRecipient> = { 'bob.eth': at(BOB) };
  const here = await startSending({ found });
  /** Types a name and waits out the pause before its look-up. */
  const name = async (amount: string) => {
    await here.fill(amount, 'bob.eth');
    here.clock.move(500);
    await settled();
  };
  await name('1');
  await here.review();
  const flow = () => here.store.get(sendFlowAtom);
  expect(flow()).to.include({ step: 'review', voidBy: undefined, name: 'bob.eth' });
  return { ...here, found, flow, name };
}

describe('a name that was typed', () => {
  it('is looked up again before the wallet is asked, which is asked if it stands for the same', async () => {
    const { sending, submit, step } = await reviewed();
    const before = sending.log.length;
    await submit();
    expect(sending.log.slice(before)).to.deep.equal(['find bob.eth']);
    expect(sending.sent.map(({ request }) => request.recipient)).to.deep.equal([BOB]);
    expect(step()).to.equal('asking');
  });

  for (const [what, now] of [
    ['somebody else', at(CAROL)],
    ['nobody', { problem: 'unknownName' } as const],
  ] as const) {
    it(`makes the review void, and asks no wallet, if it stands for ${what} by then`, async () => {
      const { sending, submit, found, flow, name, review } = await reviewed();
      found['bob.eth'] = now;
      await submit();
      expect(flow()).to.include({ step: 'review', voidBy: 'change' });
      await submit();
      expect(sending.sent).to.deep.equal([]);
      if (!('address' in now)) return;
      // The form has the new address, which the next review shows.
      await name('2');
      await review();
      expect(sending.prepared.at(-1)?.wanted.recipient).to.equal(CAROL);
    });
  }

  it('asks no wallet if nobody can say, and asks it at the next press if somebody can', async () => {
    const { sending, submit, flow } = await reviewed();
    const { findRecipient } = sending;
    sending.findRecipient = async () => {
      throw new Error('offline');
    };
    await submit();
    expect(sending.sent).to.deep.equal([]);
    expect(flow()).to.include({ step: 'review' }).and.to.have.property('error');
    sending.findRecipient = findRecipient;
    await submit();
    await settled();
    expect(sending.sent).to.have.length(1);
  });
});
