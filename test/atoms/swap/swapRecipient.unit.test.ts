import { expect } from 'chai';
import { goBackAtom } from '../../../src/atoms/router.js';
import { submitSwapAtom } from '../../../src/atoms/swap/submitSwap.js';
import { chooseSwapRecipientAtom, typeWantedAmountAtom } from '../../../src/atoms/swap/swapForm.js';
import { swapRecipientAtom, swapRecipientsAtom } from '../../../src/atoms/swap/swapRecipient.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, ONE, TWO } from '../fakes.js';
import { fairQuote, fakeSwapping } from './fakeSwapping.js';
import { startSwap } from './startSwap.js';

/** Somebody with two accounts at the form for swapping. */
async function withTwo({ sendsToOthers = true, swapping = fakeSwapping({ sendsToOthers }) } = {}) {
  const here = await startSwap({ swapping });
  here.start(() => here.store.sub(swapRecipientsAtom, () => undefined));
  here.wallet.connected(facts(ONE, ALICE, BOB));
  await settled();
  const offered = () => here.store.get(swapRecipientsAtom).map(({ address }) => address);
  const recipient = () => here.store.get(swapRecipientAtom);
  const choose = async (address: string | undefined) => {
    here.store.set(chooseSwapRecipientAtom, address);
    await settled();
  };
  return { ...here, offered, recipient, choose };
}

describe('another recipient of a swap', () => {
  it('is offered only where the source of quotes can send there', async () => {
    expect((await withTwo()).offered()).to.deep.equal([BOB]);
    expect((await withTwo({ sendsToOthers: false })).offered()).to.deep.equal([]);
  });

  it('is quoted, reviewed, sent and recorded', async () => {
    const { choose, fill, review, flow, pass, store, swapping, tracking } = await withTwo();
    await choose(BOB);
    await fill('1');
    await review();
    const shown = flow();
    expect('wanted' in shown && shown.wanted.recipient).to.equal(BOB);
    await pass(1_000);
    void store.set(submitSwapAtom);
    await settled();
    expect(swapping.sent[0]?.request.wanted.recipient).to.equal(BOB);
    expect(tracking.list()[0]?.summary.recipient).to.equal(BOB);
  });

  it('is part of all that the source is asked: what is searched for an amount to get, quoted and estimated', async () => {
    const asked: string[] = [];
    const swapping = fakeSwapping({
      sendsToOthers: true,
      quote: async (query) => {
        asked.push(`quote for ${query.recipient}`);
        return fairQuote(query);
      },
      estimate: async ({ recipient }) => {
        asked.push(`estimate for ${recipient}`);
        return { kind: 'swap', gas: 200_000n, price: 1n, fee: 200_000n };
      },
    });
    const { store, choose, clock, fill, button } = await withTwo({ swapping });
    await choose(BOB);
    await fill('1');
    asked.length = 0;
    store.set(typeWantedAmountAtom, '990');
    for (const ms of [200, 1_000]) {
      clock.move(ms);
      await settled();
    }
    expect(button()).to.equal('review');
    expect(new Set(asked)).to.deep.equal(new Set([`quote for ${BOB}`, `estimate for ${BOB}`]));
    asked.length = 0;
    await choose(undefined);
    for (const ms of [200, 1_000]) {
      clock.move(ms);
      await settled();
    }
    expect(new Set(asked)).to.deep.equal(new Set(['quote for undefined', 'estimate for undefined']));
  });

  for (const [what, after] of [
    ['another account', [facts(ONE, BOB, ALICE)]],
    ['another network', [facts(TWO, ALICE, BOB)]],
    ['another network and back', [facts(TWO, ALICE, BOB), facts(ONE, ALICE, BOB)]],
  ] as const)
    it(`is the account again after ${what}, and what was reviewed is void`, async () => {
      const { choose, fill, review, flow, recipient, wallet } = await withTwo();
      await choose(BOB);
      await fill('1');
      await review();
      for (const one of after) {
        wallet.connected(one);
        await settled();
      }
      expect(recipient()).to.equal(undefined);
      expect(flow()).to.include({ voidBy: 'change' });
    });

  it('is the account again if the visitor wants it so', async () => {
    const { choose, fill, review, recipient, flow, store } = await withTwo();
    await choose(BOB);
    await fill('1');
    await review();
    store.set(goBackAtom);
    await choose(undefined);
    expect(recipient()).to.equal(undefined);
    await review();
    const shown = flow();
    expect('wanted' in shown && shown.wanted.recipient).to.equal(undefined);
  });
});
