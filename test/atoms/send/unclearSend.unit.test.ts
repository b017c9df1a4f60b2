import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { receiptLoaderAtom } from '../../../src/atoms/receipt/showReceipt.js';
import { goBackAtom, routeAtom } from '../../../src/atoms/router.js';
import { draftAtom } from '../../../src/atoms/send/draft.js';
import { earlierTransfersAtom } from '../../../src/atoms/send/earlierTransfers.js';
import { reviewAgainAtom, sendFlowAtom } from '../../../src/atoms/send/sendFlow.js';
import { submitSendAtom } from '../../../src/atoms/send/submitSend.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { confirmEarlierAtom } from '../../../src/atoms/transactions/confirmedEarlier.js';
import { isProvedUnsentAtom } from '../../../src/atoms/transactions/declined.js';
import { lookForTransactionAtom, lookPressAtom } from '../../../src/atoms/transactions/lookForTransaction.js';
import { noteOthersAtom } from '../../../src/atoms/transactions/othersTransactions.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { BOB } from '../fakes.js';
import { KNOWN } from '../transactions/fakeTracking.js';
import { requestFor } from './fakeSending.js';
import { startSending } from './startSending.js';

const HASH = `0x${'ab'.repeat(32)}`;
const CAROL = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const unclear = () => new WalletModalError('wallet_failed', 'context canceled', { said: 'context canceled' });

/** A visitor who has pressed Send for 1 ETH to Bob. */
async function pressed() {
  const here = await startSending();
  await here.fill();
  await here.review();
  await here.submit();
  const { store, sending, tracked } = here;
  const answer = async (reply: string | Error) => {
    const question = sending.sent.at(-1);
    if (typeof reply === 'string') question?.resolve(reply);
    else question?.reject(reply);
    await settled();
  };
  const view = () => store.get(routeAtom).view;
  const said = () => store.get(snackbarAtom)?.text;
  const earlier = () => store.get(earlierTransfersAtom).map(({ status }) => status.step);
  const events = () => tracked.map(({ event }) => event).filter((event) => event.startsWith('SEND'));
  return { ...here, answer, view, said, earlier, events };
}

/** A visitor whose wallet gave an unclear answer. */
async function doubting() {
  const here = await pressed();
  await here.answer(unclear());
  return here;
}

describe('a transfer that a wallet gave no clear answer about', () => {
  it('is neither sent nor not sent, and no press sends it again', async () => {
    const { sending, step, submit, said, events, tracking } = await doubting();
    expect(step()).to.equal('unclear');
    // The view shows that the outcome is unknown.
    expect(said()).to.equal(undefined);
    expect(events()).to.deep.equal(['SEND_INITIATED']);
    await submit();
    await submit();
    expect(sending.sent).to.have.length(1);
    expect(tracking.list().map(({ status }) => status.step)).to.deep.equal(['unknown']);
  });

  for (const found of ['pending', 'confirmed', 'spedUp'] as const) {
    it(`ends at its receipt when it is found ${found}`, async () => {
      const { store, step, view, events, tracking } = await doubting();
      await tracking.become(KNOWN[found]);
      expect(step()).to.equal('form');
      expect(view()).to.equal('Receipt');
      expect(store.get(draftAtom).recipient).to.equal('');
      expect(events()).to.deep.equal(['SEND_INITIATED', 'SEND_SUCCESS']);
    });
  }

  for (const found of ['reverted', 'cancelled'] as const) {
    it(`says so when it is found ${found}, and sends nothing without another review`, async () => {
      const { store, sending, step, submit, events, tracking, view } = await doubting();
      await tracking.become(KNOWN[found]);
      expect(step()).to.equal('over');
      expect(store.get(sendFlowAtom)).to.have.nested.property('transaction.status', KNOWN[found]);
      expect(events()).to.deep.equal(['SEND_INITIATED', 'SEND_ERROR']);
      await submit();
      expect(sending.sent).to.have.length(1);
      expect(view()).to.equal('WalletSendPreview');
    });
  }

  it('stays open while no node knows it, because it can still go through', async () => {
    const { step, view, tracking, earlier, store } = await doubting();
    await tracking.become(KNOWN.dropped);
    expect(step()).to.equal('unclear');
    store.set(goBackAtom);
    expect(earlier()).to.deep.equal(['dropped']);
    await tracking.become(KNOWN.confirmed);
    expect(earlier()).to.deep.equal([]);
    expect(view()).to.equal('WalletSend');
  });

  it('is named in the form and in the next review, which sends only after that was confirmed', async () => {
    const { store, sending, review, submit, earlier, tracking } = await doubting();
    store.set(goBackAtom);
    expect(earlier()).to.deep.equal(['unknown']);
    await review();
    await submit();
    expect(sending.sent).to.have.length(1);
    const [first] = tracking.list();
    store.set(confirmEarlierAtom, first?.id ?? '', true);
    await submit();
    expect(sending.sent).to.have.length(2);
    // Each review needs its own confirmation.
    sending.sent[1]?.reject(new WalletModalError('user_rejected', 'No.'));
    await settled();
    store.set(goBackAtom);
    await review();
    await submit();
    expect(sending.sent).to.have.length(2);
  });

  it('is reviewed anew with fresh figures by “Send again anyway”', async () => {
    const { store, sending, step, submit } = await doubting();
    void store.set(reviewAgainAtom);
    await settled();
    expect(sending.prepared).to.have.length(2);
    const question = sending.prepared[1];
    question?.resolve(requestFor(question.wanted));
    await settled();
    expect(step()).to.equal('review');
    await submit();
    expect(sending.sent).to.have.length(1);
  });

  it('is found while the modal is closed, and the form is empty then', async () => {
    const { store, open, tracking, earlier, step } = await doubting();
    store.set(setOpenAtom, false);
    open('WalletSend');
    await settled();
    expect(step()).to.equal('form');
    expect(earlier()).to.deep.equal(['unknown']);
    expect(store.get(draftAtom).recipient).to.equal(BOB);
    await tracking.become(KNOWN.confirmed);
    expect(store.get(draftAtom).recipient).to.equal('');
    expect(store.get(routeAtom).view).to.equal('WalletSend');
  });

  it('is looked for when the visitor asks', async () => {
    const { store, tracking } = await doubting();
    const id = tracking.list()[0]?.id ?? '';
    await store.set(lookForTransactionAtom, id);
    expect(store.get(lookPressAtom)).to.deep.equal({ id, step: 'failed' });
    tracking.network.status = KNOWN.unknown;
    await store.set(lookForTransactionAtom, id);
    expect(store.get(lookPressAtom)).to.deep.equal({ id, step: 'looked' });
    tracking.network.status = KNOWN.confirmed;
    await store.set(lookForTransactionAtom, id);
    await settled();
    expect(store.get(routeAtom).view).to.equal('Receipt');
    expect(tracking.network.looks).to.equal(3);
  });

  it('is named in the review of another element', async () => {
    const { tracking } = await doubting();
    const { store, fill, review, submit, sending } = await startSending();
    store.set(noteOthersAtom, tracking.list());
    await fill('0.5', CAROL);
    await review();
    expect(store.get(earlierTransfersAtom).map(({ status }) => status.step)).to.deep.equal(['unknown']);
    await submit();
    expect(sending.sent).to.have.length(0);
  });

  it('is named after a reload', async () => {
    const { tracking } = await doubting();
    const [first] = tracking.list();
    const { tracking: next, store, fill, review, submit, sending } = await startSending();
    if (first) await next.bring(first);
    await fill('0.5', CAROL);
    expect(store.get(earlierTransfersAtom)).to.have.length(1);
    await review();
    await submit();
    expect(sending.sent).to.have.length(0);
  });

  it('that is found before the wallet says anything ends at its receipt, whatever the wallet says then', async () => {
    const { view, step, answer, tracking, events } = await pressed();
    await tracking.become(KNOWN.confirmed);
    expect(view()).to.equal('Receipt');
    await answer(unclear());
    expect(step()).to.equal('form');
    expect(events()).to.deep.equal(['SEND_INITIATED', 'SEND_SUCCESS']);
  });
});

describe('a transfer that the user is said to have declined', () => {
  const refusal = () => new WalletModalError('user_rejected', 'No.');

  /** A visitor whose wallet has refused. */
  async function declined() {
    const here = await pressed();
    await here.answer(refusal());
    return here;
  }

  it('goes back to the review, which tells an unproved refusal from a proved one', async () => {
    const { step, store, tracking, earlier } = await declined();
    expect(step()).to.equal('review');
    const { id } = tracking.list()[0] ?? { id: '' };
    expect(store.get(sendFlowAtom)).to.deep.include({ declined: id });
    expect(store.get(isProvedUnsentAtom)(id)).to.equal(false);
    expect(earlier()).to.deep.equal([]);
    tracking.network.declined = 'proof';
    await store.set(lookForTransactionAtom, id);
    expect(store.get(isProvedUnsentAtom)(id)).to.equal(true);
  });

  it('is asked for again by the next press, once a node has said that nothing of it was sent', async () => {
    const { submit, sending, tracking, earlier } = await declined();
    await submit();
    expect(tracking.network.looks).to.equal(1);
    expect(sending.sent).to.have.length(2);
    expect(earlier()).to.deep.equal(['asked']);
  });

  for (const found of ['pending', 'confirmed'] as const) {
    it(`ends at its receipt if the next press finds it ${found}, and asks nobody`, async () => {
      const { submit, sending, tracking, view, store } = await declined();
      tracking.network.status = KNOWN[found];
      await submit();
      expect(sending.sent).to.have.length(1);
      expect(view()).to.equal('Receipt');
      expect(store.get(draftAtom).recipient).to.equal('');
    });

    it(`ends at its receipt if it is found ${found} while the review is open`, async () => {
      const { tracking, view, step } = await declined();
      await tracking.become(KNOWN[found]);
      expect(view()).to.equal('Receipt');
      expect(step()).to.equal('form');
    });
  }

  it('is named beside the same for some minutes if it was sent while the form was open', async () => {
    const { store, tracking, fill, review, submit, sending, earlier } = await declined();
    store.set(goBackAtom);
    await tracking.become(KNOWN.confirmed);
    await fill();
    await review();
    expect(earlier()).to.deep.equal(['confirmed']);
    await submit();
    expect(sending.sent).to.have.length(1);
    store.set(confirmEarlierAtom, tracking.list()[0]?.id ?? '', true);
    await submit();
    expect(sending.sent).to.have.length(2);
  });

  it('is unclear if the wallet says of a single transfer that it kept the account as it is', async () => {
    const { answer, step } = await pressed();
    await answer(new WalletModalError('wallet_failed', 'No.', { cause: { code: 5750 } }));
    expect(step()).to.equal('unclear');
  });

  it('says that it failed if the next press finds that', async () => {
    const { submit, sending, tracking, step } = await declined();
    tracking.network.status = KNOWN.reverted;
    await submit();
    expect(sending.sent).to.have.length(1);
    expect(step()).to.equal('over');
  });

  for (const declinedAs of ['doubt', undefined] as const) {
    it(`is named after the next press if ${declinedAs ? 'something may be it' : 'nobody answers'}, and confirmed by hand`, async () => {
      const { store, submit, sending, tracking, step, earlier } = await declined();
      tracking.network.declined = declinedAs;
      await submit();
      expect(sending.sent).to.have.length(1);
      expect(step()).to.equal('review');
      expect(earlier()).to.deep.equal(['declined']);
      await submit();
      expect(sending.sent).to.have.length(1);
      store.set(confirmEarlierAtom, tracking.list()[0]?.id ?? '', true);
      await submit();
      expect(sending.sent).to.have.length(2);
    });
  }

  it('is told by the view alone if the wallet does not permit the account, and by its receipt if it was sent', async () => {
    const { answer, tracking, store, said, view } = await pressed();
    await answer(new WalletModalError('wallet_locked', 'No.', { cause: { code: 4100 } }));
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.code', 'wallet_locked');
    expect(said()).to.equal(undefined);
    await tracking.become(KNOWN.confirmed);
    expect(view()).to.equal('Receipt');
    expect(said()).to.equal(undefined);
  });

  it('does not keep another transfer from being sent', async () => {
    const { store, submit, sending, tracking, fill, review, earlier } = await declined();
    tracking.network.declined = 'doubt';
    await submit();
    store.set(goBackAtom);
    await fill('0.5', CAROL);
    await review();
    expect(earlier()).to.deep.equal([]);
    await submit();
    expect(sending.sent).to.have.length(2);
  });

  it('asks nobody if the visitor leaves while it is looked for', async () => {
    const { store, submit, sending, open } = await declined();
    const press = submit();
    store.set(setOpenAtom, false);
    open('WalletSend');
    await press;
    await settled();
    expect(sending.sent).to.have.length(1);
  });
});

describe('a transfer that was certainly not sent', () => {
  it('is not asked for when the code that follows it cannot be loaded', async () => {
    const { store, fill, review, submit, sending, tracking, said } = await (async () => {
      const here = await startSending();
      return { ...here, said: () => here.store.get(snackbarAtom)?.text };
    })();
    await fill();
    await review();
    tracking.network.isLoadable = false;
    await submit();
    expect(sending.sent).to.have.length(0);
    expect(store.get(sendFlowAtom)).to.deep.include({ step: 'review' });
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.code', 'load_failed');
    expect(said()).to.deep.equal({ key: 'snackbar.somethingWentWrong' });
    tracking.network.isLoadable = true;
    await submit();
    expect(sending.sent).to.have.length(1);
  });

  it('is not asked for when its receipt cannot be loaded, which would say that it was sent', async () => {
    const { store, fill, review, submit, sending, tracking } = await startSending();
    await fill();
    await review();
    const lost = { load: async () => Promise.reject(new WalletModalError('load_failed', 'Offline')) };
    store.set(receiptLoaderAtom, lost);
    await submit();
    expect(sending.sent).to.have.length(0);
    expect(tracking.list()).to.have.length(0);
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.code', 'load_failed');
    store.set(receiptLoaderAtom, { load: async () => undefined });
    await submit();
    expect(sending.sent).to.have.length(1);
  });

  it('can be sent by the next press when the wallet never got it', async () => {
    const here = await startSending();
    const { store, sending, tracking, fill, review, submit, step } = here;
    sending.isReached = false;
    await fill();
    await review();
    await submit();
    sending.sent[0]?.reject(new WalletModalError('rpc_failed', 'No.'));
    await settled();
    expect(step()).to.equal('review');
    expect(store.get(sendFlowAtom)).to.have.nested.property('error.code', 'rpc_failed');
    expect(tracking.list()).to.deep.equal([]);
  });
});

describe('a transfer that is on its way', () => {
  /** A visitor who has sent 1 ETH to Bob and fills in another transfer. */
  async function sent(amount: string, recipient: string) {
    const here = await pressed();
    await here.answer(HASH);
    here.open('WalletSend');
    await here.fill(amount, recipient);
    await here.review();
    return here;
  }

  it('is named before the same is sent again', async () => {
    const { earlier, submit, sending } = await sent('1', BOB);
    expect(earlier()).to.deep.equal(['pending']);
    await submit();
    expect(sending.sent).to.have.length(1);
  });

  for (const [what, amount, recipient] of [
    ['another amount', '1.5', BOB],
    ['another recipient', '1', CAROL],
  ] as const) {
    it(`is not named before ${what} is sent`, async () => {
      const { earlier, submit, sending } = await sent(amount, recipient);
      expect(earlier()).to.deep.equal([]);
      await submit();
      expect(sending.sent).to.have.length(2);
    });
  }

  it('is asked for once, however often Send is pressed', async () => {
    const { store, sending, fill, review } = await startSending();
    await fill();
    await review();
    void store.set(submitSendAtom);
    void store.set(submitSendAtom);
    await settled();
    expect(sending.sent).to.have.length(1);
  });
});
