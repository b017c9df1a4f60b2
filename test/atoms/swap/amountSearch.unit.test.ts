import { expect } from 'chai';
import { swapFiguresAtom } from '../../../src/atoms/swap/previewButton.js';
import { reviewSwapAtom } from '../../../src/atoms/swap/reviewSwap.js';
import { swapDraftAtom } from '../../../src/atoms/swap/swapDraft.js';
import {
  chooseSwapTokenAtom,
  switchTokensAtom,
  takeMaxAtom,
  typeSwapAmountAtom,
  typeWantedAmountAtom,
} from '../../../src/atoms/swap/swapForm.js';
import { swapAmountAtom } from '../../../src/atoms/swap/swapQuote.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { DOLLARS, EUROS, fairQuote, fakeSwapping } from './fakeSwapping.js';
import { startSwap } from './startSwap.js';

/** A visitor who wants an amount of dollars for ether, at $2,000 less one percent. */
async function want(text: string, swapping = fakeSwapping()) {
  const here = await startSwap({ swapping });
  here.store.set(chooseSwapTokenAtom, 'to', DOLLARS);
  await settled();
  swapping.log.length = 0;
  here.store.set(typeWantedAmountAtom, text);
  here.clock.move(200);
  await settled();
  return { ...here, log: swapping.log, quotes: () => swapping.log.filter((one) => one.startsWith('quote')) };
}

describe('the amount to pay for what is wanted', () => {
  it('is found by few quotes from the prices, and quoted and reviewed as any other', async () => {
    const { store, quotes, button, review, flow } = await want('990');
    // 990 dollars are worth 0.495 ether. One percent less and a small margin make 0.5005.
    expect(store.get(swapAmountAtom)).to.equal(500_500_000_000_000_000n);
    expect(quotes()).to.deep.equal([
      'quote 495000000000000000',
      'quote 500500000000000000',
      'quote 500500000000000000',
    ]);
    expect(store.get(swapFiguresAtom)?.minReceived).to.equal(981_080_100n);
    expect(button()).to.equal('review');
    await review();
    const shown = flow();
    expect('wanted' in shown && shown.wanted.amount).to.equal(500_500_000_000_000_000n);
  });

  it('is looked for only after typing has paused', async () => {
    const { store, clock, quotes } = await want('990');
    const before = quotes().length;
    store.set(typeWantedAmountAtom, '9900');
    await settled();
    expect(store.get(swapAmountAtom)).to.equal('searching');
    clock.move(199);
    await settled();
    expect(quotes().length).to.equal(before);
  });

  it('is dropped when what is paid is typed, all is taken, or the tokens change places', async () => {
    for (const act of ['type', 'max', 'switch'] as const) {
      const { store } = await want('990');
      if (act === 'type') store.set(typeSwapAmountAtom, '2');
      if (act === 'max') store.set(takeMaxAtom);
      if (act === 'switch') store.set(switchTokensAtom);
      expect(store.get(swapDraftAtom).wanted).to.equal(undefined);
      expect(store.get(swapDraftAtom).amount).not.to.equal('');
    }
  });

  it('is looked for again for another token, with the same digits', async () => {
    const { store, clock } = await want('990');
    store.set(chooseSwapTokenAtom, 'to', EUROS);
    clock.move(200);
    await settled();
    expect(store.get(swapDraftAtom).wanted).to.equal('990');
    expect(store.get(swapAmountAtom)).to.equal(625_625_000_000_000_000n);
  });

  for (const [what, quote] of [
    ['nobody quotes', async () => undefined],
    ['prices lead nowhere', async () => ({ toAmount: 5n })],
    [
      'the source fails',
      async () => {
        throw new WalletModalError('quote_failed', 'No quote.');
      },
    ],
  ] as const) {
    it(`is not found where ${what}, which keeps what was typed, and is looked for again by a press`, async () => {
      let isBroken = true;
      const swapping = fakeSwapping({
        quote: async (query) => (isBroken ? quote() : fairQuote(query)),
      });
      const { store, button, quotes } = await want('990', swapping);
      expect(button()).to.equal('retry');
      expect(store.get(swapAmountAtom)).to.equal('notFound');
      expect(store.get(swapDraftAtom).wanted).to.equal('990');
      expect(quotes().length).to.be.within(1, 5);
      isBroken = false;
      void store.set(reviewSwapAtom);
      await settled();
      expect(button()).to.equal('review');
    });
  }

  it('says of amounts that there are none: nothing, or more decimals than the token has', async () => {
    expect((await want('')).button()).to.equal('enterAmount');
    expect((await want('0.0')).button()).to.equal('enterAmount');
    expect((await want('1.0000001')).button()).to.equal('incorrect');
  });
});
