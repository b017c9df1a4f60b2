import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { goBackAtom, pushAtom } from '../../../src/atoms/router.js';
import {
  emailUpdateAtom,
  submitNewEmailAtom,
  submitPrimaryCodeAtom,
  submitSecondaryCodeAtom,
} from '../../../src/atoms/signIn/updateEmail.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { signedIn } from './fakeSignIn.js';

const NEW = 'new@example.com';
const CHANGED = { kind: 'success', text: { key: 'updateEmail.done' } };
const wrongCode = new WalletModalError('frame_failed', 'Invalid code');

async function setUp(from: 'Account' | 'AccountSettings' = 'Account') {
  const here = await signedIn();
  const { store } = here;
  here.open('Account');
  if (from !== 'Account') store.set(pushAtom, { view: from });
  store.set(pushAtom, { view: 'UpdateEmailWallet' });
  return {
    ...here,
    update: () => store.get(emailUpdateAtom),
    save: async (email = NEW) => {
      void store.set(submitNewEmailAtom, email);
      await settled();
    },
    enterOld: async (code = '111111') => {
      void store.set(submitPrimaryCodeAtom, NEW, code);
      await settled();
    },
    enterNew: async (code = '222222') => {
      void store.set(submitSecondaryCodeAtom, NEW, code);
      await settled();
    },
  };
}

describe('changing the email address', () => {
  it('takes a code for the current address, one for the new address, and returns to the previous view', async () => {
    const { save, update, answer, waiting, views, enterOld, enterNew, message, events } =
      await setUp('AccountSettings');
    await save();
    expect(update()).to.deep.equal({ step: 'sending', email: NEW });
    expect(waiting()).to.deep.equal([`new address ${NEW}`]);
    await answer({ action: 'VERIFY_PRIMARY_OTP' });
    expect(views().slice(2)).to.deep.equal(['UpdateEmailWallet', 'UpdateEmailPrimaryOtp']);
    await enterOld();
    expect(update().step).to.equal('checking');
    expect((await answer())?.what).to.equal('old code 111111');
    expect(views().slice(2)).to.deep.equal(['UpdateEmailWallet', 'UpdateEmailSecondaryOtp']);
    expect(update()).to.deep.equal({ step: 'code', email: NEW });
    await enterNew();
    expect((await answer({ newEmail: NEW }))?.what).to.equal('new code 222222');
    expect(views()).to.deep.equal(['Account', 'AccountSettings']);
    expect(message()).to.deep.equal(CHANGED);
    expect(update()).to.deep.equal({ step: 'typing' });
    expect(events()).to.deep.equal([
      'EMAIL_EDIT',
      'EMAIL_VERIFICATION_CODE_PASS',
      'EMAIL_VERIFICATION_CODE_PASS',
    ]);
  });

  it('asks for the second code at once when there was no address', async () => {
    const { save, answer, views, enterNew } = await setUp();
    await save();
    await answer({ action: 'VERIFY_SECONDARY_OTP' });
    expect(views()).to.deep.equal(['Account', 'UpdateEmailWallet', 'UpdateEmailSecondaryOtp']);
    await enterNew();
    await answer({ newEmail: NEW });
    expect(views()).to.deep.equal(['Account']);
  });

  it('ends at the account when the page opened the view', async () => {
    const { store, save, answer, views, enterNew } = await setUp();
    store.set(setOpenAtom, true, 'UpdateEmailWallet');
    await save();
    await answer({ action: 'VERIFY_SECONDARY_OTP' });
    await enterNew();
    await answer({ newEmail: NEW });
    expect(views()).to.deep.equal(['Account']);
  });

  it('reports a wrong code for either address, and takes the next one', async () => {
    const { save, answer, refuse, update, views, enterOld, enterNew, events, host } = await setUp();
    await save();
    await answer({ action: 'VERIFY_PRIMARY_OTP' });
    await enterOld();
    await refuse(wrongCode);
    expect(update()).to.deep.equal({ step: 'code', email: NEW, error: wrongCode });
    expect(views().at(-1)).to.equal('UpdateEmailPrimaryOtp');
    await enterOld();
    await answer();
    await enterNew();
    await refuse(wrongCode);
    expect(update()).to.include({ step: 'code', error: wrongCode });
    expect(views().at(-1)).to.equal('UpdateEmailSecondaryOtp');
    await enterNew();
    await answer({ newEmail: NEW });
    expect(views()).to.deep.equal(['Account']);
    const verdicts = events().map((event) => event.replace('EMAIL_VERIFICATION_CODE_', ''));
    expect(verdicts).to.deep.equal(['EMAIL_EDIT', 'FAIL', 'PASS', 'FAIL', 'PASS']);
    expect(host).to.deep.equal(['report frame_failed', 'report frame_failed']);
  });

  it('shows an error about the address beside the field, and others in a message', async () => {
    const { save, refuse, update, message, host } = await setUp();
    const invalid = new WalletModalError('frame_failed', 'Invalid email address');
    await save('no address');
    await refuse(invalid);
    expect(update()).to.deep.equal({ step: 'typing', email: 'no address', error: invalid });
    expect(message()).to.equal(null);
    await save();
    await refuse(new WalletModalError('timeout', 'It took too long'));
    expect(message()).to.deep.equal({ kind: 'error', text: { key: 'signIn.late' } });
    expect(host).to.deep.equal(['report frame_failed', 'report timeout']);
  });

  it('restarts with the typed address, and ignores the answer to an abandoned code', async () => {
    const { store, save, answer, update, views, enterOld } = await setUp();
    await save();
    await answer({ action: 'VERIFY_PRIMARY_OTP' });
    await enterOld();
    store.set(goBackAtom);
    expect(update()).to.deep.equal({ step: 'typing', email: NEW });
    expect((await answer())?.signal?.aborted).to.equal(true);
    expect(views()).to.deep.equal(['Account', 'UpdateEmailWallet']);
    store.set(goBackAtom);
    expect(update()).to.deep.equal({ step: 'typing' });
  });

  it('ends when the modal closes, and asks for no code afterwards', async () => {
    const { store, save, answer, update, views } = await setUp();
    await save();
    store.set(setOpenAtom, false);
    expect(update()).to.deep.equal({ step: 'typing' });
    expect((await answer({ action: 'VERIFY_PRIMARY_OTP' }))?.signal?.aborted).to.equal(true);
    expect(views().at(-1)).to.equal('UpdateEmailWallet');
  });

  it('reads the last code’s answer after the visitor left, because the frame may have changed the address', async () => {
    const { store, save, answer, enterNew, message, events } = await setUp();
    await save();
    await answer({ action: 'VERIFY_SECONDARY_OTP' });
    await enterNew();
    store.set(setOpenAtom, false);
    expect((await answer({ newEmail: NEW }))?.signal).to.equal(undefined);
    expect(events().at(-1)).to.equal('EMAIL_VERIFICATION_CODE_PASS');
    expect(message()).to.equal(null);
  });

  it('takes the code after an approval in between', async () => {
    const { store, save, answer, enterOld, update, views } = await setUp();
    await save();
    await answer({ action: 'VERIFY_PRIMARY_OTP' });
    store.set(pushAtom, { view: 'ApproveTransaction' });
    expect(update()).to.deep.equal({ step: 'typing' });
    store.set(goBackAtom);
    await enterOld();
    await answer();
    expect(views().at(-1)).to.equal('UpdateEmailSecondaryOtp');
    expect(update()).to.deep.equal({ step: 'code', email: NEW });
  });

  it('asks once when pressed twice', async () => {
    const { save, answer, enterOld, waiting } = await setUp();
    await save();
    await save();
    expect(waiting()).to.have.length(1);
    await answer({ action: 'VERIFY_PRIMARY_OTP' });
    await enterOld();
    await enterOld('333333');
    expect(waiting()).to.deep.equal(['old code 111111']);
  });
});
