import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom } from '../../../src/atoms/router.js';
import { earlierSwapsAtom } from '../../../src/atoms/swap/earlierSwaps.js';
import { isPressIgnoredAtom } from '../../../src/atoms/swap/hastyPress.js';
import { swapAgainAtom } from '../../../src/atoms/swap/reviewSwap.js';
import { submitApprovalAtom } from '../../../src/atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../src/atoms/swap/submitSwap.js';
import { swapDraftAtom } from '../../../src/atoms/swap/swapDraft.js';
import { confirmEarlierAtom } from '../../../src/atoms/transactions/confirmedEarlier.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { KNOWN } from '../transactions/fakeTracking.js';
import { DOLLARS, EUROS } from './fakeSwapping.js';
import { startSwap } from './startSwap.js';

const HASH = `0x${'ab'.repeat(32)}`;

/** A visitor who reviews a swap of 1 ETH, or of 100 SUSD, which needs an approval. */
async function reviewing(isToken = false) {
  const here = await startSwap();
  await (isToken ? here.fill('100', EUROS, DOLLARS) : here.fill('1'));
  await here.review();
  await here.pass(1_000);
  const { store, swapping, tracked } = here;
  const press = async () => {
    void store.set(isToken ? submitApprovalAtom : submitSwapAtom);
    await settled();
  };
  const answer = async (reply: string | Error) => {
    const question = swapping.sent.at(-1);
    if (typeof reply === 'string') question?.resolve(reply);
    else question?.reject(reply);
    await settled();
  };
  const step = () => {
    const flow = here.flow();
    return flow.step === 'approving' ? flow.phase : flow.step;
  };
  const earlier = () => store.get(earlierSwapsAtom).map(({ status }) => status.step);
  const events = () =>
    tracked.map(({ event }) => event).filter((event) => event.endsWith('SWAP') || event.startsWith('SWAP'));
  return { ...here, press, answer, step, earlier, events };
}

/** A visitor whose wallet gave an unclear answer. */
async function doubting(isToken = false) {
  const here = await reviewing(isToken);
  await here.press();
  await here.answer(
    new WalletModalError('wallet_failed', 'Request cancelled due to timeout', {
      said: 'Request cancelled due to timeout',
    }),
  );
  return here;
}

describe('a swap that a wallet gave no clear answer about', () => {
  it('is neither swapped nor not, and no press sends it again', async () => {
    const { step, preview, press, swapping, said, events, pass } = await doubting();
    expect(step()).to.equal('unclear');
    expect(preview()).to.equal('check');
    // The view shows that the outcome is unknown.
    expect(said()).to.equal(undefined);
    expect(events()).to.deep.equal(['INITIATE_SWAP']);
    await pass(60_000);
    await press();
    expect(step()).to.equal('unclear');
    expect(swapping.sent).to.have.length(1);
  });

  it('ends at the account when it is found', async () => {
    const { store, step, view, events, tracking } = await doubting();
    await tracking.become(KNOWN.pending);
    expect(step()).to.equal('done');
    expect(view()).to.equal('Receipt');
    expect(store.get(swapDraftAtom).to).to.equal(undefined);
    expect(events()).to.deep.equal(['INITIATE_SWAP', 'SWAP_SUCCESS']);
  });

  it('returns to the review with what is known when it did not go through', async () => {
    const { flow, preview, events, tracking, pass } = await doubting();
    await tracking.become(KNOWN.reverted);
    expect(flow()).to.have.nested.property('failure.transaction.status.step', 'reverted');
    expect(events()).to.deep.equal(['INITIATE_SWAP', 'SWAP_ERROR']);
    await pass(11_000);
    expect(preview()).to.equal('swap');
  });

  it('is named in the form and in the next review, which swaps only after that was confirmed', async () => {
    const { store, earlier, preview, press, pass, swapping, tracking, view, review } = await doubting();
    void store.set(swapAgainAtom);
    await settled();
    // An expired quote leads back to the form.
    if (view() === 'Swap') await review();
    await pass(1_000);
    expect(earlier()).to.deep.equal(['unknown']);
    expect(preview()).to.equal('confirmAgain');
    await press();
    expect(swapping.sent).to.have.length(1);
    store.set(confirmEarlierAtom, tracking.list()[0]?.id ?? '', true);
    expect(preview()).to.equal('swap');
    await press();
    expect(swapping.sent).to.have.length(2);
  });

  it('is found while the modal is closed', async () => {
    const { store, open, tracking, earlier } = await doubting();
    store.set(setOpenAtom, false);
    open('Account');
    expect(earlier()).to.deep.equal(['unknown']);
    await tracking.become(KNOWN.confirmed);
    expect(earlier()).to.deep.equal([]);
    expect(store.get(swapDraftAtom).to).to.equal(undefined);
  });
});

describe('an approval that a wallet gave no clear answer about', () => {
  it('is looked for, and asked for again by no press', async () => {
    const { step, preview, press, swapping, pass } = await doubting(true);
    expect(step()).to.equal('unclear');
    expect(preview()).to.equal('check');
    await pass(60_000);
    await press();
    expect(swapping.sent).to.have.length(1);
  });

  it('leads on when the allowance is there, whatever the wallet said', async () => {
    const { step, swapping, pass } = await doubting(true);
    swapping.allowed = 100_000_000n;
    await pass(3_000);
    expect(step()).to.equal('ready');
  });

  it('is named in the form', async () => {
    const { store, earlier } = await doubting(true);
    store.set(goBackAtom);
    expect(earlier()).to.deep.equal(['unknown']);
  });

  it('waits for its block when it is found', async () => {
    const { step, preview, tracking } = await doubting(true);
    await tracking.become(KNOWN.pending);
    expect(step()).to.equal('mining');
    expect(preview()).to.equal('approving');
  });

  it('is shown again with what is known when it did not go through', async () => {
    const { flow, step, tracking, pass } = await doubting(true);
    await tracking.become(KNOWN.cancelled);
    await pass(3_000);
    expect(step()).to.equal('review');
    expect(flow()).to.have.nested.property('failure.transaction.status.how', 'cancelled');
  });

  it('is named in the next review, which asks only after that was confirmed', async () => {
    const { store, earlier, preview, pass, press, swapping, view, review } = await doubting(true);
    void store.set(swapAgainAtom);
    await settled();
    // An expired quote leads back to the form.
    if (view() === 'Swap') await review();
    await pass(1_000);
    expect(earlier()).to.deep.equal(['unknown']);
    expect(preview()).to.equal('confirmAgain');
    await press();
    expect(swapping.sent).to.have.length(1);
  });
});

describe('a swap that is asked for', () => {
  it('is not asked for when the code that follows it cannot be loaded', async () => {
    const { flow, press, swapping, tracking, pass } = await reviewing();
    tracking.network.isLoadable = false;
    await press();
    expect(swapping.sent).to.have.length(0);
    expect(flow()).to.have.nested.property('failure.error.code', 'load_failed');
    tracking.network.isLoadable = true;
    await pass(1_000);
    await press();
    expect(swapping.sent).to.have.length(1);
  });

  it('is named before the same is swapped again', async () => {
    const { store, fill, review, earlier, press, answer, open, initialise } = await reviewing();
    await press();
    await answer(HASH);
    open('Account');
    await initialise();
    await fill('1');
    await review();
    expect(earlier()).to.deep.equal(['pending']);
    store.set(goBackAtom);
    await fill('2');
    await review();
    expect(earlier()).to.deep.equal([]);
  });

  it('says why a press right after a change does not count', async () => {
    const here = await startSwap();
    await here.fill('1');
    await here.review();
    const isIgnored = () => here.store.get(isPressIgnoredAtom);
    const press = async () => {
      void here.store.set(submitSwapAtom);
      await settled();
    };
    expect(isIgnored()).to.equal(false);
    await press();
    expect(isIgnored()).to.equal(true);
    expect(here.swapping.sent).to.have.length(0);
    await here.pass(1_000);
    await press();
    expect(isIgnored()).to.equal(false);
    expect(here.swapping.sent).to.have.length(1);
  });
});
