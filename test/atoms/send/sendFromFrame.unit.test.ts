import { expect } from 'chai';
import { followApprovals } from '../../../src/atoms/effects/followApprovals.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom, historyAtom, isTransactionStackEmptyAtom } from '../../../src/atoms/router.js';
import { earlierTransfersAtom } from '../../../src/atoms/send/earlierTransfers.js';
import { amountTextAtom } from '../../../src/atoms/send/form.js';
import { sendFlowAtom } from '../../../src/atoms/send/sendFlow.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { fakeBridge } from '../fakeBridge.js';
import { startSending } from './startSending.js';

const HASH = `0x${'ab'.repeat(32)}`;
const method = 'eth_sendTransaction';

/** A visitor who signed in by email and has pressed Send. */
async function submitted() {
  const here = await startSending({ type: 'AUTH' });
  const frame = fakeBridge();
  here.start((store, services) => followApprovals(store, services, frame.bridge));
  await here.fill();
  await here.review();
  await here.submit();
  const { store, sending } = here;
  const views = () => store.get(historyAtom).map(({ view }) => view);
  const ask = () => frame.tell({ id: 1, method, type: 'asked' });
  const answer = async (reply: string | WalletModalError) => {
    const isError = reply instanceof WalletModalError;
    await frame.tell({
      id: 1,
      method,
      ...(isError
        ? { type: 'failed', error: reply }
        : { type: 'answered', kind: 'RPC_RESPONSE_OBJECT', response: reply }),
    });
    if (isError) sending.sent[0]?.reject(reply);
    else sending.sent[0]?.resolve(reply);
    await settled();
  };
  const failure = () => {
    const flow = store.get(sendFlowAtom);
    return { step: flow.step, code: 'error' in flow ? flow.error?.code : undefined };
  };
  return { ...here, frame, views, ask, answer, failure };
}

describe('sending from a sign-in', () => {
  it('leads from the approval to the receipt, above the account', async () => {
    const { ask, answer, views, store } = await submitted();
    expect(views()).to.deep.equal(['WalletSend', 'WalletSendPreview']);
    await ask();
    expect(views()).to.deep.equal(['WalletSend', 'WalletSendPreview', 'ApproveTransaction']);
    await answer(HASH);
    expect(views()).to.deep.equal(['Account', 'Receipt']);
    expect(store.get(isTransactionStackEmptyAtom)).to.equal(true);
    expect(store.get(amountTextAtom)).to.equal('');
  });

  it('leads back to the transfer when it is declined in the frame', async () => {
    const { ask, answer, views, failure, store } = await submitted();
    await ask();
    await answer(new WalletModalError('user_rejected', 'No.'));
    expect(views()).to.deep.equal(['WalletSend', 'WalletSendPreview']);
    expect(failure()).to.deep.equal({ step: 'review', code: 'user_rejected' });
    expect(store.get(isTransactionStackEmptyAtom)).to.equal(true);
  });

  it('stays at the transfer, which may have been approved before, when the visitor goes back from the approval', async () => {
    const { ask, answer, views, failure, frame, store } = await submitted();
    await ask();
    store.set(goBackAtom);
    expect(frame.aborted()).to.equal(1);
    await answer(new WalletModalError('aborted', 'Stopped.'));
    expect(views()).to.deep.equal(['WalletSend', 'WalletSendPreview']);
    expect(failure()).to.deep.equal({ step: 'unclear', code: 'aborted' });
  });

  it('stays at the transfer, which may have been sent, when the frame is lost', async () => {
    const { answer, views, failure } = await submitted();
    await answer(new WalletModalError('frame_lost', 'Gone.'));
    expect(views()).to.deep.equal(['WalletSend', 'WalletSendPreview']);
    expect(failure()).to.deep.equal({ step: 'unclear', code: 'frame_lost' });
  });

  it('leads back to the transfer, which may have been sent, when the answer is no hash', async () => {
    const { ask, frame, sending, views, failure } = await submitted();
    await ask();
    await frame.tell({ id: 1, method, type: 'answered', kind: 'RPC_RESPONSE_OBJECT', response: {} });
    sending.sent[0]?.reject(new WalletModalError('wallet_invalid_answer', 'No hash.'));
    await settled();
    expect(views()).to.deep.equal(['WalletSend', 'WalletSendPreview']);
    expect(failure()).to.deep.equal({ step: 'unclear', code: 'wallet_invalid_answer' });
  });

  it('names in the form a transfer whose fate nobody knows when the modal was closed', async () => {
    const { ask, answer, open, store } = await submitted();
    await ask();
    store.set(setOpenAtom, false);
    await answer(new WalletModalError('aborted', 'Stopped.'));
    open('WalletSend');
    expect(store.get(sendFlowAtom).step).to.equal('form');
    expect(store.get(amountTextAtom)).to.equal('1');
    expect(store.get(earlierTransfersAtom).map(({ status }) => status.step)).to.deep.equal(['unknown']);
  });
});
