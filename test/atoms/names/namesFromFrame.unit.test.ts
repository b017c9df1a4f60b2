import { expect } from 'chai';
import { followApprovals } from '../../../src/atoms/effects/followApprovals.js';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom, isTransactionStackEmptyAtom } from '../../../src/atoms/router.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { fakeBridge } from '../fakeBridge.js';
import { atNameForm } from './startNaming.js';

const method = 'personal_sign';
const FORM = ['AccountSettings', 'ChooseAccountName', 'RegisterAccountName'];

/** A visitor who signed in by email. The frame asks them to sign. */
async function asked() {
  const here = await atNameForm({ type: 'AUTH' });
  const frame = fakeBridge();
  here.start((store, services) => followApprovals(store, services, frame.bridge));
  await here.fill('alice');
  await here.submit();
  await frame.tell({ id: 1, method, type: 'asked' });
  const [question] = here.naming.asked;
  if (!question) throw new Error('The wallet was not asked.');
  const kind = () => {
    const flow = here.flow();
    return 'failure' in flow ? flow.failure?.kind : undefined;
  };
  const approve = async () => {
    await frame.tell({ id: 1, method, type: 'answered', kind: 'RPC_RESPONSE_OBJECT', response: '0x12' });
    question.sign();
    await settled();
  };
  const decline = async (code: 'user_rejected' | 'aborted') => {
    const error = new WalletModalError(code, 'No.');
    await frame.tell({ id: 1, method, type: 'failed', error });
    question.reject(error);
    await settled();
  };
  return { ...here, frame, question, kind, approve, decline };
}

describe('a name of a sign-in', () => {
  it('is registered while the view of the frame is shown, which leads to success', async () => {
    const { views, approve, question, store } = await asked();
    expect(views()).to.deep.equal([...FORM, 'ApproveTransaction']);
    await approve();
    expect(views()).to.deep.equal([...FORM, 'ApproveTransaction']);
    question.resolve({ result: 'registered' });
    await settled();
    expect(views()).to.deep.equal(['RegisterAccountNameSuccess']);
    expect(store.get(isTransactionStackEmptyAtom)).to.equal(true);
  });

  it('leads back to the form when it is declined in the frame, or refused by the service', async () => {
    const first = await asked();
    await first.decline('user_rejected');
    expect(first.views()).to.deep.equal(FORM);
    expect(first.kind()).to.equal('declined');
    const second = await asked();
    await second.approve();
    second.question.resolve({ result: 'refused', error: new WalletModalError('name_refused', 'No.') });
    await settled();
    expect(second.views()).to.deep.equal(FORM);
    expect(second.kind()).to.equal('refused');
    expect(second.store.get(isTransactionStackEmptyAtom)).to.equal(true);
  });

  it('leads back to the form when the visitor goes back from the frame', async () => {
    const { store, frame, decline, views, kind } = await asked();
    store.set(goBackAtom);
    expect(frame.aborted()).to.equal(1);
    await decline('aborted');
    expect(views()).to.deep.equal(FORM);
    expect(kind()).to.equal('stopped');
  });

  it('is not registered when the visitor closes the modal', async () => {
    const { store, flow, kind } = await asked();
    store.set(setOpenAtom, false);
    await settled();
    expect(flow()).to.include({ step: 'free', name: 'alice' });
    expect(kind()).to.equal(undefined);
    expect(store.get(isTransactionStackEmptyAtom)).to.equal(true);
  });
});
