import { expect } from 'chai';
import { followApprovals } from '../../../src/atoms/effects/followApprovals.js';
import { goBackAtom, historyAtom, isTransactionStackEmptyAtom } from '../../../src/atoms/router.js';
import { submitApprovalAtom } from '../../../src/atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../src/atoms/swap/submitSwap.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { fakeBridge } from '../fakeBridge.js';
import { DOLLARS, EUROS } from './fakeSwapping.js';
import { startSwap } from './startSwap.js';

const HASH = `0x${'ab'.repeat(32)}`;
const method = 'eth_sendTransaction';

/** A visitor who signed in by email and reviews a swap. */
async function reviewing(isToken = false) {
  const here = await startSwap({ type: 'AUTH' });
  const frame = fakeBridge();
  here.start((store, services) => followApprovals(store, services, frame.bridge));
  await (isToken ? here.fill('100', EUROS, DOLLARS) : here.fill('1'));
  await here.review();
  await here.pass(1_000);
  const { store, swapping } = here;
  const views = () => store.get(historyAtom).map(({ view }) => view);
  let id = 0;
  const ask = async (action: typeof submitSwapAtom | typeof submitApprovalAtom) => {
    void store.set(action);
    await settled();
    id += 1;
    await frame.tell({ id, method, type: 'asked' });
  };
  const answer = async (reply: string | WalletModalError) => {
    if (typeof reply === 'string') {
      await frame.tell({ id, method, type: 'answered', kind: 'RPC_RESPONSE_OBJECT', response: reply });
      swapping.sent.at(-1)?.resolve(reply);
    } else {
      await frame.tell({ id, method, type: 'failed', error: reply });
      swapping.sent.at(-1)?.reject(reply);
    }
    await settled();
  };
  return { ...here, frame, views, ask, answer };
}

describe('swapping from a sign-in', () => {
  it('leads from the frame to the account', async () => {
    const { store, ask, answer, views, said, flow } = await reviewing();
    await ask(submitSwapAtom);
    expect(views()).to.deep.equal(['Account', 'Swap', 'SwapPreview', 'ApproveTransaction']);
    expect(said()).to.equal(undefined);
    expect(flow().step).to.equal('sending');
    await answer(HASH);
    expect(views()).to.deep.equal(['Account', 'Receipt']);
    expect(flow().step).to.equal('done');
    expect(said()).to.equal(undefined);
    expect(store.get(isTransactionStackEmptyAtom)).to.equal(true);
  });

  it('leads back to the review when it is declined in the frame', async () => {
    const { ask, answer, views, flow } = await reviewing();
    await ask(submitSwapAtom);
    await answer(new WalletModalError('user_rejected', 'No.'));
    expect(views()).to.deep.equal(['Account', 'Swap', 'SwapPreview']);
    expect(flow()).to.have.nested.property('failure.error.code', 'user_rejected');
    expect(flow().step).to.equal('ready');
  });

  it('stays at the review when the visitor goes back from the frame', async () => {
    const { store, frame, ask, answer, views, flow } = await reviewing();
    await ask(submitSwapAtom);
    store.set(goBackAtom);
    expect(frame.aborted()).to.equal(1);
    await answer(new WalletModalError('aborted', 'Stopped.'));
    expect(views()).to.deep.equal(['Account', 'Swap', 'SwapPreview']);
    // The visitor may have approved before going back.
    expect(flow().step).to.equal('unclear');
  });

  it('returns from an approval to the review, and goes on there', async () => {
    const { swapping, ask, answer, views, flow, pass } = await reviewing(true);
    await ask(submitApprovalAtom);
    expect(views()).to.deep.equal(['Account', 'Swap', 'SwapPreview', 'ApproveTransaction']);
    await answer(HASH);
    expect(views()).to.deep.equal(['Account', 'Swap', 'SwapPreview']);
    swapping.allowed = 100_000_000n;
    await pass(3_000);
    expect(flow().step).to.equal('ready');
  });
});
