import { expect } from 'chai';
import { activeAtAtom } from '../../../src/atoms/swap/swapForm.js';
import { quoteAgeAtom, watchSwapAtom } from '../../../src/atoms/swap/watchSwap.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { SwapQuote } from '../../../src/lib/swap/quoteSource.js';
import { type Deferred, deferred, settled } from '../../support/promises.js';
import { COIN, DOLLARS, EUROS, fakeSwapping, swapFor } from './fakeSwapping.js';
import { startSwap } from './startSwap.js';

/** A visitor who looks at a quote. `asked` counts the quotes requested since its last call. */
async function looking() {
  const page = { isVisible: true, isOnline: true };
  const services = { isVisible: () => page.isVisible, isOnline: () => page.isOnline };
  const here = await startSwap({ services });
  await here.fill('1');
  here.swapping.log.length = 0;
  const asked = () => here.swapping.log.splice(0).length;
  return { ...here, page, asked };
}

describe('a quote on screen', () => {
  it('is asked for again ten seconds after the last answer', async () => {
    const { store, asked, pass } = await looking();
    expect(store.get(quoteAgeAtom)).to.equal(0);
    await pass(9_000);
    expect(store.get(quoteAgeAtom)).to.equal(8_800);
    await pass(900);
    expect(asked()).to.equal(0);
    await pass(100);
    expect(asked()).to.equal(1);
    expect(store.get(quoteAgeAtom)).to.equal(0);
    await pass(20_000);
    expect(asked()).to.equal(2);
  });

  for (const [what, to, from, prices] of [
    ['the native currency', DOLLARS, undefined, [undefined, DOLLARS.address]],
    ['a token', EUROS, DOLLARS, [DOLLARS.address, EUROS.address, undefined]],
    ['a token for the native currency', COIN, DOLLARS, [DOLLARS.address, undefined]],
  ] as const) {
    it(`asks once a round for each price, selling ${what}`, async () => {
      const { fill, pass, pricesAsked } = await startSwap();
      await fill('1', to, from);
      await pass(5_000);
      pricesAsked.length = 0;
      await pass(10_000);
      expect(pricesAsked).to.have.members(prices).and.have.length(prices.length);
    });
  }

  for (const what of ['isVisible', 'isOnline'] as const) {
    it(`is not asked for again unless the page ${what}, and soon after it is`, async () => {
      const { page, asked, pass, button } = await looking();
      page[what] = false;
      await pass(60_000);
      expect(asked()).to.equal(0);
      expect(button()).to.equal('refresh');
      page[what] = true;
      await pass(1_000);
      expect(asked()).to.equal(1);
      expect(button()).to.equal('review');
    });
  }

  it('is not asked for again two minutes after the visitor did something, and is void then', async () => {
    const { store, asked, pass, button, review, view } = await looking();
    await pass(119_000);
    expect(asked()).to.equal(11);
    await pass(60_000);
    expect(asked()).to.be.at.most(1);
    expect(button()).to.equal('refresh');
    await review();
    expect(view(), 'only asks again').to.equal('Swap');
    expect(asked()).to.equal(1);
    expect(button()).to.equal('review');
    await pass(110_000);
    asked();
    store.set(activeAtAtom);
    await pass(110_000);
    expect(asked()).to.equal(11);
  });

  it('is asked for again after a failure', async () => {
    let fails = true;
    const swapping = fakeSwapping({
      async quote() {
        if (fails) throw new Error('No.');
        return { toAmount: 1_980_000_000n };
      },
    });
    const { fill, pass, button } = await startSwap({ swapping });
    await fill('1');
    expect(button()).to.equal('retry');
    fails = false;
    await pass(11_000);
    expect(button()).to.equal('review');
  });

  it('is asked for again every ten seconds in the preview too if nobody answers', async () => {
    let isDown = false;
    let builds = 0;
    const swapping = fakeSwapping({
      async prepareSwap(wanted) {
        builds += 1;
        if (isDown) throw new WalletModalError('quote_failed', 'No.');
        return swapFor(wanted);
      },
    });
    const { fill, pass, review, preview, flow } = await startSwap({ swapping });
    await fill('1');
    await review();
    expect([flow().step, builds]).to.deep.equal(['ready', 1]);
    isDown = true;
    await pass(60_000);
    expect(builds).to.equal(1 + 6);
    expect(preview()).to.equal('refresh');
    isDown = false;
    await pass(10_000);
    expect(preview()).to.equal('swap');
  });

  it('stays while it is asked for again, and is replaced by the latest answer only', async () => {
    const asked: Deferred<SwapQuote>[] = [];
    const swapping = fakeSwapping({
      quote() {
        const question = deferred<SwapQuote>();
        asked.push(question);
        return question.promise;
      },
    });
    const { fill, pass, review, flow, button } = await startSwap({ swapping });
    const shown = () => {
      const present = flow();
      return present.step === 'quoted' ? present.quote.toAmount : undefined;
    };
    await fill('1');
    asked.at(-1)?.resolve({ toAmount: 1_980_000_000n });
    await settled();
    await pass(31_000);
    expect(button()).to.equal('refresh');
    // The visitor refreshes while an answer is pending.
    const early = asked.at(-1);
    await review();
    const late = asked.at(-1);
    expect(late).not.to.equal(early);
    late?.resolve({ toAmount: 1_970_000_000n });
    await settled();
    expect(shown()).to.equal(1_970_000_000n);
    early?.resolve({ toAmount: 1_999_000_000n });
    await settled();
    expect(shown()).to.equal(1_970_000_000n);
  });

  it('is left alone once nobody looks any more', async () => {
    const { store, clock, swapping } = await looking();
    const stop = store.set(watchSwapAtom);
    const waiting = clock.waiting;
    stop();
    expect(clock.waiting).to.equal(waiting - 1);
    expect(swapping.log).to.deep.equal([]);
  });
});
