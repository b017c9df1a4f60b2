import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom, resetAtom } from '../../../src/atoms/router.js';
import {
  confirmLossAtom,
  confirmWordAtom,
  lossConfirmationAtom,
  swapFiguresAtom,
} from '../../../src/atoms/swap/previewButton.js';
import { acceptPriceAtom, renewSwapAtom, reviewSwapAtom } from '../../../src/atoms/swap/reviewSwap.js';
import { submitApprovalAtom } from '../../../src/atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../src/atoms/swap/submitSwap.js';
import { setSlippageAtom, swapDraftAtom } from '../../../src/atoms/swap/swapDraft.js';
import { swapLoadingAtom } from '../../../src/atoms/swap/swapFlow.js';
import { allowUnlimitedAtom } from '../../../src/atoms/swap/swapForm.js';
import { catalogueAtom } from '../../../src/atoms/translate.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { enSwap } from '../../../src/locales/en/enSwap.js';
import { settled } from '../../support/promises.js';
import { BOB, facts, ONE, TWO } from '../fakes.js';
import { KNOWN } from '../transactions/fakeTracking.js';
import { COIN, DOLLARS, EUROS, fakeSwapping, ROUTER, swapFor } from './fakeSwapping.js';
import { openSwapForm, type SwapStart, startSwap } from './startSwap.js';

const HASH = `0x${'ab'.repeat(32)}`;
const OTHER_HASH = `0x${'cd'.repeat(32)}`;

/** A visitor who reviews a swap of 1 ETH for 1,980 SUSD. */
async function reviewed(start: SwapStart = {}) {
  const here = await startSwap(start);
  await here.fill('1');
  await here.review();
  const submit = async () => {
    void here.store.set(submitSwapAtom);
    await settled();
  };
  const failure = () => {
    const present = here.flow();
    if (!('failure' in present)) return undefined;
    const { failure } = present;
    return failure?.kind === 'over' ? failure.transaction.status.step : failure?.text;
  };
  const answer = async (reply: string | Error) => {
    const question = here.swapping.sent.at(-1);
    if (typeof reply === 'string') question?.resolve(reply);
    else question?.reject(reply);
    await settled();
  };
  return { ...here, submit, failure, answer };
}

/** A visitor who reviews a swap of 100 SUSD for 79.2 SEUR, which needs an approval. */
async function needsApproval(start: SwapStart & { readonly isHasty?: boolean } = {}) {
  const here = await reviewed(start);
  here.store.set(goBackAtom);
  await here.fill('100', EUROS, DOLLARS);
  here.swapping.log.length = 0;
  await here.review();
  // Clicks right after the review appears are ignored.
  if (!start.isHasty) await here.pass(1_000);
  const approve = async () => {
    void here.store.set(submitApprovalAtom);
    await settled();
  };
  const phase = () => {
    const present = here.flow();
    return present.step === 'approving' ? present.phase : present.step;
  };
  return { ...here, approve, phase };
}

const rejected = () => new WalletModalError('user_rejected', 'No.');

describe('swapping the native currency', () => {
  it('goes on with the tokens as the chain describes them', async () => {
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) =>
        swapFor({ ...wanted, to: { ...wanted.to, symbol: 'FAKE', imitates: 'SUSD' } }),
    });
    const { flow } = await reviewed({ swapping });
    const present = flow();
    expect('wanted' in present && present.wanted.to).to.include({ symbol: 'FAKE', imitates: 'SUSD' });
  });

  it('shows what is swapped, sends exactly that, and ends at the account', async () => {
    const { store, swapping, tracked, flow, view, said, preview, submit, answer, pass } = await reviewed();
    expect(view()).to.equal('SwapPreview');
    expect(flow()).to.deep.include({ step: 'ready', voidBy: undefined, accepted: 1_980_000_000n });
    expect(swapping.log.filter((one) => !one.startsWith('quote'))).to.deep.equal([
      'swap 1000000000000000000 at 100',
    ]);
    const shown = flow();
    await pass(1_000);
    expect(preview()).to.equal('swap');
    await submit();
    expect(flow().step).to.equal('sending');
    expect(store.get(swapLoadingAtom).transaction).to.equal(true);
    expect(said()).to.deep.equal({ key: 'snackbar.confirmTransaction' });
    expect(swapping.sent[0]?.request).to.equal('request' in shown && shown.request);
    await answer(HASH);
    expect(flow().step).to.equal('done');
    expect(view()).to.equal('Receipt');
    // The receipt shows the progress.
    expect(said()).to.equal(undefined);
    expect(store.get(swapDraftAtom)).to.include({ network: undefined, amount: '', to: undefined });
    const properties = {
      network: ONE,
      isSmartAccount: false,
      swapFromToken: 'ETH',
      swapToToken: 'SUSD',
      swapFromAmount: '1',
      swapToAmount: '1980',
    };
    expect(tracked.filter(({ event }) => event.includes('SWAP'))).to.deep.equal([
      { event: 'INITIATE_SWAP', properties },
      { event: 'SWAP_SUCCESS', properties },
    ]);
  });

  it('says what goes on where the visitor has left the review', async () => {
    const { store, said, submit, answer, pass } = await reviewed();
    store.set(catalogueAtom, { locale: 'en', texts: { 'transaction.about': 'about {amount}' } });
    await pass(1_000);
    await submit();
    store.set(resetAtom, { view: 'Account' });
    await answer(HASH);
    const params = { from: 'ETH', amount: 'about 1,980', to: 'SUSD' };
    expect(said()).to.deep.equal({ key: 'snackbar.swapping', params });
  });

  it('uses these words', () => {
    expect(enSwap).to.include({
      'snackbar.failedToInitializeSwap': 'Failed to initialize swap',
      'snackbar.failedToCheckAllowance': 'Failed to check allowance',
      'snackbar.failedToCreateApproval': 'Failed to create approval transaction',
      'snackbar.failedToCreateTransaction': 'Failed to create transaction',
      'snackbar.noAddressToSwapFrom': 'No address found to swap the tokens from.',
      'snackbar.transactionError': 'Transaction error',
      'snackbar.insufficientBalance': 'Insufficient balance',
      'snackbar.approveLimit': 'Approve limit increase in your wallet',
      'snackbar.confirmTransaction': 'Confirm transaction in your wallet',
      'snackbar.swapping': 'Swapping {from} to {amount} {to}',
    });
  });

  for (const [what, error, isReached, text] of [
    ['rejects', rejected(), true, { key: 'snackbar.declined' }],
    [
      'fails in its own words before it gets it',
      new WalletModalError('wallet_failed', 'Ledger is asleep.', { said: 'Ledger is asleep.' }),
      false,
      'Ledger is asleep.',
    ],
    [
      'cannot be reached',
      new WalletModalError('rpc_failed', 'x'),
      false,
      { key: 'snackbar.transactionError' },
    ],
    [
      'is on another network',
      new WalletModalError('request_invalid', 'The wallet is on another network.'),
      false,
      { key: 'transaction.moved' },
    ],
  ] as const) {
    it(`goes back to the review, which says why until the next press, when the wallet ${what}`, async () => {
      const { swapping, tracked, flow, said, failure, submit, answer, pass } = await reviewed();
      swapping.isReached = isReached;
      await pass(1_000);
      await submit();
      await answer(error);
      expect(flow().step).to.equal('ready');
      expect(said(), 'not said twice').to.equal(undefined);
      expect(failure()).to.deep.equal(text);
      expect(tracked.at(-1)?.event).to.equal('SWAP_ERROR');
      await submit();
      expect(swapping.sent, 'right after a change').to.have.length(1);
      // The figures refresh in the meantime.
      await pass(30_000);
      expect(failure()).to.deep.equal(text);
      await submit();
      expect(swapping.sent).to.have.length(2);
      expect(failure()).to.equal(undefined);
    });
  }

  it('goes back to the form with the reason if the swap would fail', async () => {
    const swapping = fakeSwapping({
      prepareSwap: () => Promise.reject(new WalletModalError('transaction_failed', 'No.')),
    });
    const { flow, view, said, failure, fill } = await reviewed({ swapping });
    expect(view()).to.equal('Swap');
    expect(flow().step).to.equal('quoted');
    expect(failure()).to.deep.equal({ key: 'snackbar.failedToCreateTransaction' });
    expect(said(), 'not said twice').to.equal(undefined);
    await fill('2');
    expect(failure()).to.equal(undefined);
  });

  it('goes back with Insufficient balance if the real cost is more than there is, and knows it from then on', async () => {
    const fee = 3n * 10n ** 18n;
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => {
        const request = swapFor(wanted, { fee });
        return { ...request, call: { ...request.call, gas: 3_000_000_000n } };
      },
    });
    const { view, failure, button } = await reviewed({ swapping });
    expect(view()).to.equal('Swap');
    expect(failure()).to.deep.equal({ key: 'snackbar.insufficientBalance' });
    expect(button()).to.equal('insufficient');
  });

  for (const [what, change] of [
    ['account', facts(ONE, BOB)],
    ['network', facts(TWO)],
  ] as const) {
    it(`sends nothing after the ${what} has changed`, async () => {
      const { swapping, wallet, flow, preview, submit, pass } = await reviewed();
      await pass(1_000);
      wallet.connected(change);
      await submit();
      expect(flow()).to.include({ step: 'ready', voidBy: 'change' });
      expect(preview()).to.equal('reviewAgain');
      expect(swapping.sent).to.have.length(0);
      const asked = swapping.log.length;
      await pass(20_000);
      expect(swapping.log.slice(asked), 'made again for nobody').to.deep.equal([]);
    });
  }

  it('sends nothing with another slippage than was reviewed', async () => {
    const { store, swapping, preview, submit, pass } = await reviewed();
    await pass(1_000);
    store.set(setSlippageAtom, 300);
    await submit();
    expect(preview()).to.equal('reviewAgain');
    expect(swapping.sent).to.have.length(0);
  });

  it('says that there is no address if nobody is connected', async () => {
    const { store, open, said } = openSwapForm();
    open('Account');
    void store.set(reviewSwapAtom);
    await settled();
    expect(said()).to.deep.equal({ key: 'snackbar.noAddressToSwapFrom' });
  });

  it('goes on without a visitor who has left, and tells in the form what became of it', async () => {
    const { store, open, flow, failure, submit, answer, pass } = await reviewed();
    await pass(1_000);
    await submit();
    store.set(setOpenAtom, false);
    await answer(rejected());
    open('Account');
    expect(flow().step).to.equal('quoted');
    expect(failure()).to.deep.equal({ key: 'snackbar.declined' });
    expect(store.get(swapDraftAtom).amount).to.equal('1');
  });

  it('forgets what was sent while the modal was closed', async () => {
    const { store, open, flow, submit, answer, pass } = await reviewed();
    await pass(1_000);
    await submit();
    store.set(setOpenAtom, false);
    await answer(HASH);
    open('Account');
    expect(flow().step).to.equal('form');
    expect(store.get(swapDraftAtom).amount).to.equal('');
  });
});

describe('a price that changes', () => {
  /** Swaps whose yield the test sets. */
  async function atPrice(first: bigint, more: Parameters<typeof swapFor>[1] = {}) {
    const now = { toAmount: first, ...more };
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => swapFor(wanted, { received: undefined, ...now }),
    });
    const here = await reviewed({ swapping });
    const refresh = async (toAmount: bigint) => {
      now.toAmount = toAmount;
      await here.pass(10_000);
    };
    return { ...here, refresh };
  }

  it('has to be accepted before the wallet opens if it is worse, and presses wait for a second', async () => {
    const { store, swapping, flow, preview, submit, refresh, pass } = await atPrice(1_980_000_000n);
    expect(preview()).to.equal('swap');
    await refresh(1_979_999_999n);
    expect(preview()).to.equal('acceptPrice');
    await pass(1_000);
    await submit();
    expect(swapping.sent).to.have.length(0);
    store.set(acceptPriceAtom);
    expect(preview()).to.equal('swap');
    await submit();
    expect(swapping.sent, 'at once').to.have.length(0);
    await pass(1_000);
    await submit();
    expect(swapping.sent).to.have.length(1);
    expect(flow()).to.have.nested.property('request.toAmount', 1_979_999_999n);
  });

  it('needs no acceptance if it is better, but presses wait for a second', async () => {
    const { swapping, preview, submit, refresh, pass } = await atPrice(1_980_000_000n);
    await refresh(1_990_000_000n);
    expect(preview()).to.equal('swap');
    await submit();
    expect(swapping.sent).to.have.length(0);
    await pass(1_000);
    await submit();
    expect(swapping.sent).to.have.length(1);
    expect(swapping.sent[0]?.request).to.include({ toAmount: 1_990_000_000n });
  });

  it('has to be accepted at once if it is worse than the form said by more than the slippage', async () => {
    expect((await atPrice(1_960_199_999n)).preview()).to.equal('acceptPrice');
    expect((await atPrice(1_960_200_000n)).preview()).to.equal('swap');
  });

  it('has to be accepted if a node sees less arrive, as with tokens that keep a part', async () => {
    const { preview, store } = await atPrice(1_980_000_000n, { received: 1_900_000_000n });
    expect(preview()).to.equal('acceptPrice');
    store.set(acceptPriceAtom);
    expect(preview()).to.equal('swap');
  });

  it('asks again for a loss of more than 10 %, and again for another loss', async () => {
    const { store, preview, refresh, review } = await atPrice(1_790_000_000n);
    store.set(acceptPriceAtom);
    expect(store.get(swapFiguresAtom)?.gate).to.equal('confirm');
    expect(preview()).to.equal('confirmLoss');
    store.set(confirmLossAtom, { isChecked: true });
    expect(store.get(lossConfirmationAtom).isChecked).to.equal(true);
    expect(preview()).to.equal('swap');
    await refresh(1_780_000_000n);
    store.set(acceptPriceAtom);
    expect(store.get(lossConfirmationAtom).isChecked).to.equal(false);
    expect(preview()).to.equal('confirmLoss');
    store.set(confirmLossAtom, { isChecked: true });
    expect(preview()).to.equal('swap');
    store.set(goBackAtom);
    await review();
    store.set(acceptPriceAtom);
    expect(preview(), 'the same loss in another review').to.equal('confirmLoss');
  });

  it('has a loss of more than 25 % confirmed by typing', async () => {
    const { store, swapping, preview, submit, pass } = await atPrice(1_400_000_000n);
    store.set(catalogueAtom, { locale: 'en', texts: enSwap });
    expect(store.get(confirmWordAtom)).to.equal('swap');
    store.set(acceptPriceAtom);
    store.set(confirmLossAtom, { isChecked: true });
    expect(preview()).to.equal('confirmLoss');
    store.set(confirmLossAtom, { typed: 'yes' });
    await pass(1_000);
    await submit();
    expect(swapping.sent).to.have.length(0);
    store.set(confirmLossAtom, { typed: ' Swap ' });
    await submit();
    expect(swapping.sent).to.have.length(1);
  });

  for (const typed of ['echanger', 'swap']) {
    it(`takes ${typed} for the word of the language`, async () => {
      const { store, preview } = await atPrice(1_400_000_000n);
      store.set(catalogueAtom, { locale: 'fr', texts: { 'swap.confirmWord': 'échanger' } });
      store.set(acceptPriceAtom);
      store.set(confirmLossAtom, { typed: 'échange' });
      expect(preview()).to.equal('confirmLoss');
      store.set(confirmLossAtom, { typed });
      expect(preview()).to.equal('swap');
    });
  }
});

describe('a swap on screen', () => {
  it('is not sent when it is too old, and is made again on request', async () => {
    let isDown = false;
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => {
        if (isDown) throw new WalletModalError('rpc_failed', 'No.');
        return swapFor(wanted);
      },
    });
    const { store, preview, submit, pass } = await reviewed({ swapping });
    isDown = true;
    await pass(29_000);
    expect(preview()).to.equal('swap');
    await pass(1_000);
    expect(preview()).to.equal('refresh');
    await submit();
    expect(swapping.sent).to.have.length(0);
    isDown = false;
    void store.set(renewSwapAtom);
    await settled();
    expect(preview()).to.equal('swap');
  });

  it('is not sent once it would fail', async () => {
    let isBroken = false;
    const swapping = fakeSwapping({
      prepareSwap: async (wanted) => {
        if (isBroken) throw new WalletModalError('transaction_failed', 'No.');
        return swapFor(wanted);
      },
    });
    const { preview, pass } = await reviewed({ swapping });
    isBroken = true;
    await pass(10_000);
    expect(preview()).to.equal('refresh');
  });
});

describe('swapping a token', () => {
  it('approves the exact amount, waits until that holds, then makes quote and swap again', async () => {
    const { swapping, flow, phase, preview, approve, answer, pass, said } = await needsApproval();
    expect(swapping.log).to.deep.equal([`allowance of ${DOLLARS.address}`, 'approve 100000000', 'atomicity']);
    expect(phase()).to.equal('review');
    expect(preview()).to.equal('approve');
    await approve();
    expect(phase()).to.equal('asking');
    expect(said()).to.deep.equal({ key: 'snackbar.approveLimit' });
    expect(swapping.sent[0]?.request).to.include({ kind: 'approve', amount: 100_000_000n });
    await answer(HASH);
    expect(phase()).to.equal('mining');
    expect(preview()).to.equal('approving');
    expect(said()).to.equal(undefined);
    await pass(6_000);
    expect(phase()).to.equal('mining');
    swapping.allowed = 100_000_000n;
    await pass(3_000);
    expect(flow().step).to.equal('ready');
    expect(flow()).to.have.nested.property('request.wanted.amount', 100_000_000n);
    expect(swapping.log.slice(-3)).to.deep.equal([
      `allowance of ${DOLLARS.address} for ${ROUTER}`,
      `allowance of ${DOLLARS.address}`,
      'swap 100000000 at 100',
    ]);
  });

  it('asks for no approval by a press that was meant for what was there before', async () => {
    const { swapping, approve, phase, pass } = await needsApproval({ isHasty: true });
    await approve();
    expect(swapping.sent).to.have.length(0);
    expect(phase()).to.equal('review');
    await pass(1_000);
    await approve();
    expect(swapping.sent).to.have.length(1);
  });

  it('asks for one approval and one swap, however often the button is pressed', async () => {
    const { store, swapping, approve, answer, pass, flow } = await needsApproval();
    void store.set(submitApprovalAtom);
    await approve();
    expect(swapping.sent).to.have.length(1);
    swapping.allowed = 100_000_000n;
    await answer(HASH);
    await pass(4_000);
    expect(flow().step).to.equal('ready');
    void store.set(submitSwapAtom);
    void store.set(submitSwapAtom);
    await pass(15_000);
    expect(swapping.sent).to.have.length(2);
    expect(swapping.log.filter((one) => one.startsWith('swap'))).to.have.length(1);
  });

  it('needs no approval if enough is allowed', async () => {
    const swapping = fakeSwapping();
    swapping.allowed = 100_000_000n;
    const { flow } = await needsApproval({ swapping });
    expect(flow().step).to.equal('ready');
    expect(swapping.log.filter((one) => one.startsWith('approve'))).to.deep.equal([]);
  });

  it('allows any amount only if the visitor chose so for this swap', async () => {
    const { store, fill, swapping, review } = await needsApproval();
    store.set(goBackAtom);
    store.set(allowUnlimitedAtom, true);
    await settled();
    await review();
    expect(swapping.log.at(-1)).to.equal('approve unlimited');
    store.set(goBackAtom);
    await fill('100', COIN, DOLLARS);
    await review();
    expect(swapping.log.at(-1)).to.equal('approve 100000000');
  });

  it('takes an earlier approval back first if the token asks for that', async () => {
    const swapping = fakeSwapping({
      prepareApproval: async (wanted, amount) => {
        if (amount !== 0n && swapping.allowed > 0n) throw new WalletModalError('transaction_failed', 'No.');
        return { ...swapFor(wanted), kind: 'approve', spender: '0x', amount, isKnownSpender: true };
      },
    });
    swapping.allowed = 5n;
    const { tracking, phase, approve, answer, pass } = await needsApproval({ swapping });
    await approve();
    expect(swapping.sent[0]?.request).to.include({ amount: 0n });
    await answer(HASH);
    await tracking.become(KNOWN.confirmed);
    swapping.allowed = 0n;
    await pass(3_000);
    expect(phase()).to.equal('review');
    await pass(1_000);
    await approve();
    expect(swapping.sent[1]?.request).to.include({ amount: 100_000_000n });
    await answer(OTHER_HASH);
    swapping.allowed = 100_000_000n;
    await pass(3_000);
    expect(phase()).to.equal('ready');
  });

  it('stays at the approval when the wallet rejects it', async () => {
    const { swapping, phase, failure, approve, answer } = await needsApproval();
    await approve();
    await answer(rejected());
    expect(phase()).to.equal('review');
    expect(failure()).to.deep.equal({ key: 'snackbar.declined' });
    await approve();
    expect(swapping.sent).to.have.length(2);
  });

  it('stays at the approval when the wallet is on another network, and says so', async () => {
    const { swapping, phase, failure, approve, answer } = await needsApproval();
    swapping.isReached = false;
    await approve();
    await answer(new WalletModalError('request_invalid', 'The wallet is on another network.'));
    expect(phase()).to.equal('review');
    expect(failure()).to.deep.equal({ key: 'transaction.moved' });
  });

  for (const [what, answers, key] of [
    [
      'the allowance cannot be read',
      { allowance: () => Promise.reject(new Error('No.')) },
      'snackbar.failedToCheckAllowance',
    ],
    [
      'no approval can be built',
      { prepareApproval: () => Promise.reject(new Error('No.')) },
      'snackbar.failedToCreateApproval',
    ],
  ] as const) {
    it(`goes back to the form with the reason if ${what}`, async () => {
      const { view, flow, failure } = await needsApproval({ swapping: fakeSwapping(answers) });
      expect(view()).to.equal('Swap');
      expect(flow().step).to.equal('quoted');
      expect(failure()).to.deep.equal({ key });
    });
  }

  it('goes back to the approval if it reverts', async () => {
    const { tracking, phase, failure, approve, answer, pass } = await needsApproval();
    await approve();
    await answer(HASH);
    await tracking.become(KNOWN.reverted);
    await pass(3_000);
    expect(phase()).to.equal('review');
    expect(failure()).to.equal('reverted');
  });

  it('asks nobody about the approval while the page is hidden', async () => {
    let isVisible = true;
    const services = { isVisible: () => isVisible };
    const { swapping, flow, approve, answer, pass } = await needsApproval({ services });
    await approve();
    await answer(HASH);
    isVisible = false;
    const asked = swapping.log.length;
    await pass(30_000);
    expect(swapping.log.slice(asked)).to.deep.equal([]);
    isVisible = true;
    swapping.allowed = 100_000_000n;
    await pass(3_000);
    expect(flow().step).to.equal('ready');
  });

  it('asks for another approval if the visitor allowed less in the wallet', async () => {
    const { tracking, swapping, phase, approve, answer, pass } = await needsApproval();
    await approve();
    await answer(HASH);
    swapping.allowed = 99n;
    await tracking.become(KNOWN.confirmed);
    await pass(18_000);
    expect(phase()).to.equal('review');
    expect(swapping.log.at(-1)).to.equal('approve 100000000');
  });

  it('waits for the same approval that the visitor has left, and asks for no other', async () => {
    const { store, swapping, open, flow, phase, review, approve, answer, pass } = await needsApproval();
    await approve();
    await answer(HASH);
    store.set(setOpenAtom, false);
    open('Account');
    await review();
    expect(phase()).to.equal('mining');
    swapping.allowed = 100_000_000n;
    await pass(3_000);
    expect(flow().step).to.equal('ready');
    expect(swapping.sent).to.have.length(1);
  });

  it('waits for no approval that the visitor has left, and finds it when they return', async () => {
    const { store, swapping, open, flow, fill, review, approve, answer, pass } = await needsApproval();
    await approve();
    await answer(HASH);
    store.set(setOpenAtom, false);
    expect(flow().step).to.equal('quoted');
    const asked = swapping.log.length;
    await pass(9_000);
    expect(swapping.log.slice(asked).filter((one) => one.startsWith('allowance'))).to.deep.equal([]);
    swapping.allowed = 100_000_000n;
    open('Account');
    await fill('100', EUROS);
    await review();
    expect(flow().step).to.equal('ready');
  });
});
