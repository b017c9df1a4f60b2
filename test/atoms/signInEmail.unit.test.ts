import { expect } from 'chai';
import { connectionAtom } from '../../src/atoms/connection.js';
import { leaveFinishedViews } from '../../src/atoms/effects/leaveFinishedViews.js';
import { setOpenAtom } from '../../src/atoms/openModal.js';
import { goBackAtom, historyAtom, pushAtom } from '../../src/atoms/router.js';
import { cooldownAtom, watchCooldownAtom } from '../../src/atoms/signIn/cooldown.js';
import {
  emailSignInAtom,
  resendEmailAtom,
  submitCodeAtom,
  submitEmailAtom,
} from '../../src/atoms/signIn/email.js';
import { snackbarAtom } from '../../src/atoms/snackbarMessage.js';
import { WalletModalError } from '../../src/lib/errors.js';
import { SIGN_IN_CONNECTOR } from '../../src/lib/signIn/signIn.js';
import { settled } from '../support/promises.js';
import { fakeBridge } from './fakeBridge.js';
import { facts, fakeConnector, ONE, world } from './fakes.js';

const CONNECTED_PAUSE_MS = 600;
const COUNTDOWN_MS = 1_000;

const email = 'ann@example.com';
const WRONG = new WalletModalError('frame_failed', 'Invalid code');

async function setUp() {
  const frame = fakeBridge();
  const auth = fakeConnector(SIGN_IN_CONNECTOR);
  Object.assign(auth, { info: { ...auth.info, type: 'AUTH' } });
  const here = world({ wallets: [auth], services: { openSignIn: async () => frame.bridge } });
  here.start(leaveFinishedViews);
  here.open();
  return {
    ...here,
    frame,
    auth,
    step: () => here.store.get(emailSignInAtom),
    views: () => here.store.get(historyAtom).map(({ view }) => view),
    events: () => here.tracked.map(({ event }) => event),
    async submit(address = email) {
      void here.store.set(submitEmailAtom, address);
      await settled();
    },
    async enter(code: string) {
      void here.store.set(submitCodeAtom, code);
      await settled();
    },
  };
}

describe('signing in by email', () => {
  it('asks for the code on a known device, and connects on the wanted network', async () => {
    const { submit, enter, frame, auth, views, step, events, store, clock, host } = await setUp();
    await submit();
    expect(step()).to.deep.equal({ step: 'sending' });
    await frame.answer('connectEmail', { action: 'VERIFY_OTP' });
    expect(views()).to.deep.equal(['Connect', 'EmailVerifyOtp']);
    await enter('123456');
    expect(frame.asked[0]?.given[0]).to.equal('123456');
    await frame.answer('connectOtp');
    expect(frame.asked[0]?.given[0]).to.deep.equal({ network: ONE });
    await frame.answer('getUser', {});
    auth.connected(facts());
    auth.asked[0]?.resolve(facts());
    await settled();
    expect(step()).to.deep.equal({ step: 'done' });
    expect(store.get(connectionAtom)?.isRestored).to.equal(false);
    clock.move(CONNECTED_PAUSE_MS);
    expect(host).to.deep.equal(['close connected']);
    expect(events()).to.deep.equal([
      'EMAIL_SUBMITTED',
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_PASS',
      'CONNECT_SUCCESS',
    ]);
  });

  it('waits for the link on a new device, then asks for the code in its place', async () => {
    const { submit, frame, views, step, events } = await setUp();
    await submit();
    await frame.answer('connectEmail', { action: 'VERIFY_DEVICE' });
    expect(views()).to.deep.equal(['Connect', 'EmailVerifyDevice']);
    expect(step()).to.deep.equal({ step: 'device' });
    await frame.answer('connectDevice');
    expect(views()).to.deep.equal(['Connect', 'EmailVerifyOtp']);
    expect(events()).to.deep.equal([
      'EMAIL_SUBMITTED',
      'DEVICE_REGISTERED_FOR_EMAIL',
      'EMAIL_VERIFICATION_CODE_SENT',
    ]);
  });

  it('goes back with a message when the device is refused', async () => {
    const { submit, frame, views, store } = await setUp();
    await submit();
    await frame.answer('connectEmail', { action: 'VERIFY_DEVICE' });
    const reason = 'Link expired';
    await frame.fail('connectDevice', new WalletModalError('frame_failed', reason, { said: reason }));
    expect(views()).to.deep.equal(['Connect']);
    const text = { key: 'error.wallet_failed.text', params: { reason } };
    expect(store.get(snackbarAtom)).to.deep.equal({ kind: 'error', text });
  });

  it('reports a wrong code, and takes the next one', async () => {
    const { submit, enter, frame, step, events, host } = await setUp();
    await submit();
    await frame.answer('connectEmail', { action: 'VERIFY_OTP' });
    await enter('000000');
    await frame.fail('connectOtp', WRONG);
    expect(step()).to.deep.equal({ step: 'code', error: WRONG });
    expect(host).to.deep.equal(['report frame_failed']);
    await enter('123456');
    await frame.answer('connectOtp');
    expect(step().step).to.equal('checking');
    expect(events().slice(-2)).to.deep.equal([
      'EMAIL_VERIFICATION_CODE_FAIL',
      'EMAIL_VERIFICATION_CODE_PASS',
    ]);
  });

  it('reports a failure after a right code as a failed sign-in', async () => {
    const { submit, enter, frame, step, events } = await setUp();
    await submit();
    await frame.answer('connectEmail', { action: 'VERIFY_OTP' });
    await enter('123456');
    await frame.answer('connectOtp');
    const lost = new WalletModalError('frame_lost', 'The sign-in service is gone.');
    await frame.fail('getUser', lost);
    expect(step()).to.deep.equal({ step: 'code', error: lost });
    expect(events()).not.to.include('EMAIL_VERIFICATION_CODE_FAIL');
  });

  for (const [what, error, message] of [
    ['an address that the frame refuses', new WalletModalError('frame_failed', 'Invalid email'), undefined],
    ['an invalid address', new WalletModalError('request_invalid', 'Invalid email'), undefined],
    [
      'a frame that fails',
      new WalletModalError('load_failed', 'Unable to load'),
      { key: 'signIn.notLoaded' },
    ],
    [
      'what the frame says',
      new WalletModalError('frame_failed', 'Come back', { said: 'Come back' }),
      { key: 'error.wallet_failed.text', params: { reason: 'Come back' } },
    ],
    [
      'another email too soon',
      Object.assign(new WalletModalError('login_too_soon', 'Please try again after 9 seconds'), {
        waitSeconds: 9,
      }),
      { key: 'email.tooSoon', params: { count: 9 } },
    ],
    [
      'a no of the visitor',
      new WalletModalError('user_rejected', 'Declined', { said: 'User rejected the request.' }),
      { key: 'snackbar.declined' },
    ],
    ['what nobody knows', new WalletModalError('internal', 'oops'), { key: 'snackbar.somethingWentWrong' }],
  ] as const) {
    it(`reports ${what} ${message ? 'in a message' : 'beside the field'}`, async () => {
      const { submit, frame, step, store, views, host } = await setUp();
      await submit();
      await frame.fail('connectEmail', error);
      expect(step()).to.deep.equal({ step: 'refused', error });
      expect(store.get(snackbarAtom)?.text).to.deep.equal(message);
      expect(host).to.deep.equal([`report ${error.code}`]);
      expect(views()).to.deep.equal(['Connect']);
    });
  }

  it('sends one email when pressed twice', async () => {
    const { submit, frame } = await setUp();
    await submit();
    await submit();
    expect(frame.asked.length).to.equal(1);
  });

  for (const [what, leave] of [
    ['closing', ({ store }) => store.set(setOpenAtom, false)],
    ['choosing a wallet', ({ store }) => store.set(pushAtom, { view: 'WhatIsAWallet' })],
  ] as [string, (here: Awaited<ReturnType<typeof setUp>>) => void][]) {
    it(`ends after ${what}, and ignores later answers of the frame`, async () => {
      const here = await setUp();
      await here.submit();
      leave(here);
      const views = here.views();
      await here.frame.answer('connectEmail', { action: 'VERIFY_OTP' });
      expect(here.views()).to.deep.equal(views);
      expect(here.step()).to.deep.equal({ step: 'idle' });
      expect(here.host).to.deep.equal([]);
    });
  }

  it('ends when the visitor goes back from the code, and can start again', async () => {
    const { submit, enter, frame, step, store } = await setUp();
    await submit();
    await frame.answer('connectEmail', { action: 'VERIFY_OTP' });
    await enter('123456');
    store.set(goBackAtom);
    expect(step()).to.deep.equal({ step: 'idle' });
    await frame.answer('connectOtp');
    expect(step()).to.deep.equal({ step: 'idle' });
    expect(frame.asked).to.deep.equal([]);
  });

  it('counts down to the next email while it is shown', async () => {
    const { frame, store, clock } = await setUp();
    frame.cooldown = 2;
    const stop = store.set(watchCooldownAtom);
    await settled();
    expect(store.get(cooldownAtom)).to.equal(2);
    frame.cooldown = 1;
    clock.move(COUNTDOWN_MS);
    await settled();
    expect(store.get(cooldownAtom)).to.equal(1);
    stop();
    frame.cooldown = 0;
    clock.move(COUNTDOWN_MS);
    await settled();
    expect(store.get(cooldownAtom)).to.equal(1);
  });

  it('sends the link again and waits for it', async () => {
    const { submit, frame, store, step } = await setUp();
    await submit();
    await frame.answer('connectEmail', { action: 'VERIFY_DEVICE' });
    void store.set(resendEmailAtom, email);
    await settled();
    expect(frame.asked.map(({ what }) => what)).to.deep.equal(['connectDevice', 'connectEmail']);
    frame.asked.shift();
    await frame.answer('connectEmail', { action: 'VERIFY_DEVICE' });
    expect(frame.asked.map(({ what }) => what)).to.deep.equal(['connectDevice']);
    expect(step()).to.deep.equal({ step: 'device' });
    expect(store.get(snackbarAtom)?.text).to.deep.equal({ key: 'snackbar.codeResent' });
  });
});
