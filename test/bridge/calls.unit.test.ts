import { expect } from 'chai';
import { type KeyValueStorage, memoryStorage } from '../../src/lib/safeStorage.js';
import { rejection, settled } from '../support/promises.js';
import { makeParts, type PartsUnderTest, signedIn, USER } from './parts.js';
import { ALICE, answerNext, BOB } from './support.js';

const EMAIL_COOLDOWN_MS = 30_000;
const FRAME_DEADLINE_MS = 30_000;

const EMAIL = 'ada@example.com';
/** The stored values after a sign-out that the frame hasn't confirmed. */
const OWED = { 'wallet-modal/owes-sign-out': 'true' };
const ACCOUNTS = [
  { address: ALICE, type: 'eoa' as const },
  { address: BOB, type: 'smartAccount' as const },
];

describe('signing in by email', () => {
  it('saves when an email was sent, and sends no other within 30 seconds', async () => {
    const here = makeParts();
    const { calls, clock, kept } = here;
    const asking = calls.connectEmail(EMAIL);
    await answerNext(here, 'CONNECT_EMAIL', { action: 'VERIFY_OTP' });
    expect(await asking).to.deep.equal({ action: 'VERIFY_OTP' });
    expect(kept()).to.deep.equal({ '@w3m-storage/LAST_EMAIL_LOGIN_TIME': `${clock.now()}` });
    for (const [passed, words] of [
      [0, 'Please try again after 30 seconds'],
      [1, 'Please try again after 30 seconds'],
      [999, 'Please try again after 29 seconds'],
      [28_000, 'Please try again after 1 seconds'],
      [999, 'Please try again after 1 seconds'],
    ] as const) {
      clock.move(passed);
      expect(await rejection(calls.connectEmail(EMAIL))).to.include({
        code: 'login_too_soon',
        message: words,
      });
    }
    clock.move(1);
    expect(await calls.emailCooldown()).to.equal(0);
    const again = calls.connectEmail(EMAIL);
    await answerNext(here, 'CONNECT_EMAIL', { action: 'VERIFY_DEVICE' });
    expect(await again).to.deep.equal({ action: 'VERIFY_DEVICE' });
  });

  it('does not lock anybody out after the clock was set back', async () => {
    const storage = memoryStorage();
    const { calls, clock } = makeParts(storage);
    await storage.setItem('@w3m-storage/LAST_EMAIL_LOGIN_TIME', `${clock.now() + EMAIL_COOLDOWN_MS * 100}`);
    expect(await calls.emailCooldown()).to.equal(0);
    await storage.setItem('@w3m-storage/LAST_EMAIL_LOGIN_TIME', 'yesterday');
    expect(await calls.emailCooldown()).to.equal(0);
  });

  it('starts no pause when the email could not be sent', async () => {
    const { calls, frame } = makeParts();
    const asking = rejection(calls.connectEmail(EMAIL));
    await settled();
    frame.fail('CONNECT_EMAIL', 'Try later');
    expect(await asking).to.include({ code: 'frame_failed', message: 'Try later' });
    expect(await calls.emailCooldown()).to.equal(0);
  });

  it('does not submit an address that the hosted frame would not answer', async () => {
    const { calls, frame } = makeParts();
    const before = frame.posted.length;
    for (const ask of [calls.connectEmail, calls.updateEmail]) {
      const asking = rejection(ask("o'neil@example.com"));
      expect(await asking).to.include({ code: 'request_invalid', message: 'Invalid email' });
    }
    expect(frame.posted).to.have.length(before);
  });

  it('waits for a new device without a deadline', async () => {
    const here = makeParts();
    const device = here.calls.connectDevice();
    here.clock.move(20 * 60_000);
    await answerNext(here, 'CONNECT_DEVICE');
    expect(await device).to.equal(undefined);
  });

  it('passes on the frame’s message about a wrong code', async () => {
    const { calls, frame } = makeParts();
    const checking = rejection(calls.connectOtp('000000'));
    frame.fail('CONNECT_OTP', 'Invalid code');
    expect(await checking).to.include({ code: 'frame_failed', message: 'Invalid code' });
  });
});

describe('the signed-in user', () => {
  it('is read for Ethereum by default, and saved', async () => {
    const here = await signedIn();
    expect(here.frame.asked('GET_USER').payload).to.deep.equal({ chainId: 1 });
    expect(here.session.user).to.deep.equal({
      email: EMAIL,
      address: ALICE,
      accountType: 'eoa',
      isFallback: false,
      accounts: [{ address: ALICE, type: 'eoa' }],
      network: 'eip155:1',
      isSmartAccountDeployed: false,
    });
    expect(here.kept()).to.deep.equal({
      '@w3m-storage/EMAIL': EMAIL,
      '@w3m-storage/EMAIL_LOGIN_USED_KEY': 'true',
      '@w3m-storage/LAST_USED_CHAIN_KEY': '1',
    });
  });

  it('is read for the network used last', async () => {
    for (const [kept, asked] of [
      ['137', 137],
      ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      ['', 1],
    ] as const) {
      const storage = memoryStorage();
      await storage.setItem('@w3m-storage/LAST_USED_CHAIN_KEY', kept);
      const { calls, frame } = makeParts(storage);
      void calls.getUser().catch(() => undefined);
      await settled();
      expect(frame.asked('GET_USER').payload).to.deep.equal({ chainId: asked });
    }
  });

  for (const [what, user] of [
    ['an invalid address', { ...USER, address: 'ada' }],
    ['an invalid network', { ...USER, chainId: 'mainnet' }],
    ['no network', { ...USER, chainId: 0 }],
  ] as const) {
    it(`is empty with ${what}`, async () => {
      const { calls, frame, session, kept } = makeParts();
      const reading = rejection(calls.getUser());
      await settled();
      frame.answer('GET_USER', user);
      expect(await reading).to.include({ code: 'wallet_invalid_answer' });
      expect(session.user).to.equal(undefined);
      expect(kept()).to.deep.equal({});
    });
  }

  it('has the active account first', async () => {
    const { session } = await signedIn({
      ...USER,
      address: BOB.toLowerCase(),
      accounts: ACCOUNTS,
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    });
    expect(session.user).to.deep.include({
      accountType: 'smartAccount',
      isSmartAccountDeployed: true,
      accounts: [
        { address: BOB.toLowerCase(), type: 'smartAccount' },
        { address: ALICE, type: 'eoa' },
      ],
    });
  });

  it('comes from the latest call, however late an earlier one is answered', async () => {
    const { calls, frame, session, kept } = makeParts();
    const first = calls.getUser({ network: 'eip155:1' });
    await settled();
    const { id } = frame.asked('GET_USER');
    const second = calls.getUser({ network: 'eip155:137' });
    await settled();
    frame.answer('GET_USER', { ...USER, chainId: 137 });
    await second;
    frame.tell({ type: '@w3m-frame/GET_USER_SUCCESS', payload: USER, id });
    await first;
    expect(session.user?.network).to.equal('eip155:137');
    expect(kept()).to.have.property('@w3m-storage/LAST_USED_CHAIN_KEY', '137');
  });

  it('is empty after signing out, whatever is still answered', async () => {
    const here = await signedIn();
    const { calls, frame, session, kept } = here;
    const reading = calls.getUser();
    await settled();
    const leaving = calls.signOut();
    await answerNext(here, 'SIGN_OUT');
    await leaving;
    frame.answer('GET_USER', USER);
    await reading;
    expect(session.user).to.equal(undefined);
    expect(kept()).to.deep.equal({});
  });

  it('leaves nothing in storage when cleared while it is being saved', async () => {
    const values = new Map<string, string>();
    const slow: KeyValueStorage = {
      getItem: async (key) => values.get(key) ?? null,
      async setItem(key, value) {
        await settled();
        values.set(key, value);
      },
      removeItem: async (key) => void values.delete(key),
    };
    const { calls, frame } = makeParts(slow);
    const reading = calls.getUser();
    await settled();
    frame.answer('GET_USER', USER);
    const leaving = calls.signOut();
    await settled();
    frame.answer('SIGN_OUT');
    await Promise.all([reading, leaving]);
    expect([...values]).to.deep.equal([]);
  });

  it('is cleared from memory and storage before the frame has confirmed', async () => {
    const here = await signedIn();
    const leaving = here.calls.signOut();
    expect(here.session.user).to.equal(undefined);
    await settled();
    expect(here.kept()).to.deep.equal(OWED);
    await answerNext(here, 'SIGN_OUT');
    await leaving;
  });

  for (const [how, code, end] of [
    ['is silent', 'timeout', ({ clock }: PartsUnderTest) => clock.move(10_000)],
    ['fails', 'frame_failed', ({ frame }: PartsUnderTest) => frame.fail('SIGN_OUT', 'Out of order')],
  ] as const) {
    it(`is empty when the frame ${how} at sign-out, which is reported and retried later`, async () => {
      const here = await signedIn();
      const leaving = rejection(here.calls.signOut());
      await settled();
      end(here);
      expect(await leaving).to.include({ code });
      expect(here.session.user).to.equal(undefined);
      expect(here.kept()).to.deep.equal(OWED);
    });
  }
});

describe('a sign-out that the frame did not confirm', () => {
  async function owed(): Promise<PartsUnderTest> {
    const here = await signedIn();
    const leaving = rejection(here.calls.signOut());
    await settled();
    here.frame.fail('SIGN_OUT');
    await leaving;
    here.frame.posted.length = 0;
    return here;
  }

  it('prevents reconnecting until it is confirmed, even with the old user back in storage', async () => {
    const here = await owed();
    await here.memory.noteUser({ email: EMAIL, chainId: 1 });
    for (const _ of [1, 2]) {
      const asking = here.calls.isConnected();
      await settled();
      here.frame.fail('SIGN_OUT');
      expect(await asking).to.equal(false);
      expect(await rejection(here.calls.getUser())).to.include({ code: 'not_connected' });
    }
    // Once for each attempt to reconnect.
    expect(here.frame.names).to.deep.equal(['SIGN_OUT', 'SIGN_OUT']);
  });

  it('is retried before the next call to the frame', async () => {
    const here = await owed();
    const asking = here.calls.isConnected();
    await answerNext(here, 'SIGN_OUT');
    await answerNext(here, 'IS_CONNECTED', { isConnected: false });
    expect(await asking).to.equal(false);
    expect(here.frame.names).to.deep.equal(['SIGN_OUT', 'IS_CONNECTED']);
    expect(here.kept()).to.deep.equal({});
  });

  for (const [how, begin, name] of [
    ['by email', ({ calls }: PartsUnderTest) => calls.connectEmail(EMAIL), 'CONNECT_EMAIL'],
    [
      'with a provider',
      ({ calls }: PartsUnderTest) => calls.getSocialRedirectUri('x'),
      'GET_SOCIAL_REDIRECT_URI',
    ],
    ['by Farcaster', ({ calls }: PartsUnderTest) => calls.getFarcasterUri(), 'GET_FARCASTER_URI'],
  ] as const) {
    it(`is retried before a sign-in ${how}, which goes on if it fails again`, async () => {
      const here = await owed();
      begin(here).catch(() => undefined);
      await settled();
      expect(here.frame.names).to.deep.equal(['SIGN_OUT']);
      here.clock.move(10_000);
      await settled();
      expect(here.frame.names).to.deep.equal(['SIGN_OUT', name]);
    });
  }

  it('is settled by a new sign-in', async () => {
    const here = await owed();
    const checking = here.calls.connectOtp('123456');
    await answerNext(here, 'CONNECT_OTP');
    await checking;
    const reading = here.calls.getUser();
    await answerNext(here, 'GET_USER', USER);
    expect((await reading).address).to.equal(ALICE);
    expect(here.kept()).to.not.have.property('wallet-modal/owes-sign-out');
  });
});

describe('reconnecting a sign-in', () => {
  it('succeeds when the frame confirms it, with the saved token', async () => {
    const here = makeParts();
    const { calls, frame, session } = here;
    frame.tell({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 'secret' } });
    expect(session.token).to.equal('secret');
    const asking = calls.isConnected();
    await answerNext(here, 'IS_CONNECTED', { isConnected: true });
    expect(await asking).to.equal(true);
    expect(frame.asked('IS_CONNECTED').payload).to.deep.equal({ token: 'secret' });
    expect(JSON.stringify(here.kept())).to.not.include('secret');
  });

  it('sends no token when there is none', async () => {
    const here = makeParts();
    const asking = here.calls.isConnected();
    await answerNext(here, 'IS_CONNECTED', { isConnected: true });
    await asking;
    expect(Object.keys(here.frame.asked('IS_CONNECTED'))).to.deep.equal(['type', 'id']);
  });

  for (const [what, end] of [
    [
      'says no',
      (here: ReturnType<typeof makeParts>) => here.frame.answer('IS_CONNECTED', { isConnected: false }),
    ],
    ['fails', (here: ReturnType<typeof makeParts>) => here.frame.fail('IS_CONNECTED', 'Expired')],
  ] as const) {
    it(`clears the user when the frame ${what}`, async () => {
      const here = await signedIn();
      const asking = here.calls.isConnected().catch(() => false);
      await settled();
      end(here);
      expect(await asking).to.equal(false);
      expect(here.session.user).to.equal(undefined);
      expect(here.kept()).to.deep.equal({});
    });
  }

  it('keeps the user when the frame is unreachable', async () => {
    const { calls, clock, kept } = await signedIn();
    const asking = rejection(calls.isConnected());
    await settled();
    clock.move(FRAME_DEADLINE_MS);
    expect(await asking).to.include({ code: 'timeout' });
    expect(kept()).to.have.property('@w3m-storage/EMAIL', EMAIL);
  });
});

describe('networks of a sign-in', () => {
  it('are switched to, and used for reads', async () => {
    const here = await signedIn();
    const switching = here.calls.switchNetwork('eip155:10');
    await answerNext(here, 'SWITCH_NETWORK', { chainId: '10' });
    expect(here.frame.asked('SWITCH_NETWORK').payload).to.deep.equal({ chainId: 10 });
    await answerNext(here, 'GET_USER', { ...USER, chainId: 10 });
    expect((await switching).network).to.equal('eip155:10');
    expect(here.frame.asked('GET_USER').payload).to.deep.equal({ chainId: 10 });
    expect(here.kept()).to.have.property('@w3m-storage/LAST_USED_CHAIN_KEY', '10');
  });

  it('are not switched to for a smart account that does not exist there', async () => {
    const here = await signedIn({ ...USER, preferredAccountType: 'smartAccount' });
    await here.memory.noteSmartAccountNetworks([1, 137]);
    const before = here.frame.posted.length;
    expect(await rejection(here.calls.switchNetwork('eip155:10'))).to.include({
      code: 'chain_not_supported',
      shortMessage: 'Your smart account is not on this network. Use your standard account for it.',
    });
    expect(here.frame.posted).to.have.length(before);
    void here.calls.switchNetwork('eip155:137').catch(() => undefined);
    await settled();
    expect(here.frame.asked('SWITCH_NETWORK').payload).to.deep.equal({ chainId: 137 });
  });

  for (const [what, user, networks] of [
    ['the standard account', { ...USER, preferredAccountType: 'eoa' }, [1]],
    ['a smart account without known networks', { ...USER, preferredAccountType: 'smartAccount' }, []],
  ] as const) {
    it(`are switched to with ${what}`, async () => {
      const here = await signedIn(user);
      await here.memory.noteSmartAccountNetworks(networks);
      void here.calls.switchNetwork('eip155:10').catch(() => undefined);
      await settled();
      expect(here.frame.asked('SWITCH_NETWORK').payload).to.deep.equal({ chainId: 10 });
    });
  }

  it('do not change when the frame refuses', async () => {
    const { calls, frame, session } = await signedIn();
    const switching = rejection(calls.switchNetwork('eip155:10'));
    await settled();
    frame.fail('SWITCH_NETWORK', 'No');
    expect(await switching).to.include({ code: 'frame_failed' });
    expect(session.user?.network).to.equal('eip155:1');
  });

  it('with smart accounts are saved', async () => {
    const here = makeParts();
    const asking = here.calls.getSmartAccountNetworks();
    await answerNext(here, 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1, 10] });
    expect(await asking).to.deep.equal([1, 10]);
    expect(here.kept()).to.deep.equal({ '@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS': '1,10' });
    expect(await here.memory.smartAccountNetworks()).to.deep.equal([1, 10]);
  });

  it('with smart accounts are empty when the frame lists none', async () => {
    const here = makeParts();
    await here.memory.noteSmartAccountNetworks([1]);
    const asking = here.calls.getSmartAccountNetworks();
    await settled();
    here.frame.fail('GET_SMART_ACCOUNT_ENABLED_NETWORKS');
    expect(await asking).to.deep.equal([]);
    expect(here.kept()).to.deep.equal({ '@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS': '' });
    expect(await here.memory.smartAccountNetworks()).to.deep.equal([]);
  });
});

describe('the preferred account', () => {
  const smart = { ...USER, accounts: ACCOUNTS };

  it('is used when the frame confirms it', async () => {
    const here = await signedIn(smart);
    const choosing = here.calls.setPreferredAccount('smartAccount');
    await answerNext(here, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: BOB });
    expect(await choosing).to.deep.include({ address: BOB, accountType: 'smartAccount', isFallback: false });
    expect(here.session.user?.accounts.map(({ address }) => address)).to.deep.equal([BOB, ALICE]);
  });

  it('falls back to the standard account when the frame fails, which the state shows', async () => {
    const here = await signedIn({ ...smart, address: BOB, preferredAccountType: 'smartAccount' });
    const choosing = here.calls.setPreferredAccount('smartAccount');
    await settled();
    here.frame.fail('SET_PREFERRED_ACCOUNT', 'No');
    await answerNext(here, 'GET_USER', smart);
    expect(here.frame.asked('GET_USER').payload).to.deep.equal({ chainId: 1, preferredAccountType: 'eoa' });
    expect(await choosing).to.deep.include({ address: ALICE, accountType: 'eoa', isFallback: true });
    expect(here.session.user).to.deep.include({ address: ALICE, isFallback: true });
  });

  it('is chosen by its address', async () => {
    const here = await signedIn(smart);
    const choosing = here.calls.chooseAccount(BOB.toLowerCase());
    await answerNext(here, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: BOB });
    expect(here.frame.asked('SET_PREFERRED_ACCOUNT').payload).to.deep.equal({ type: 'smartAccount' });
    expect((await choosing).address).to.equal(BOB);
    expect(await rejection(here.calls.chooseAccount('0x01'))).to.include({ code: 'not_connected' });
  });

  it('is read again when the frame does not answer, as it may have changed', async () => {
    const here = await signedIn(smart);
    const before = here.frame.posted.length;
    const choosing = rejection(here.calls.setPreferredAccount('smartAccount'));
    await settled();
    here.clock.move(30_000);
    expect(await choosing).to.include({ code: 'timeout' });
    await answerNext(here, 'GET_USER', { ...smart, address: BOB, preferredAccountType: 'smartAccount' });
    await settled();
    expect(here.frame.names.slice(before)).to.deep.equal(['SET_PREFERRED_ACCOUNT', 'GET_USER']);
    expect(here.frame.asked('GET_USER').payload).to.deep.equal({ chainId: 1 });
    expect(here.session.user).to.deep.include({ address: BOB, accountType: 'smartAccount' });
  });

  it('does not change after the call was aborted', async () => {
    const { calls, session } = await signedIn(smart);
    const controller = new AbortController();
    const choosing = rejection(calls.setPreferredAccount('smartAccount', controller));
    controller.abort();
    expect(await choosing).to.include({ code: 'aborted' });
    expect(session.user?.accountType).to.equal('eoa');
  });
});

describe('signing in with a provider', () => {
  it('saves the provider and the user’s name', async () => {
    const here = makeParts();
    const connecting = here.calls.connectSocial('github', 'https://frame.example/done?code=1');
    await answerNext(here, 'CONNECT_SOCIAL', { email: EMAIL, address: ALICE, chainId: 1, userName: 'ada' });
    await connecting;
    expect(here.kept()).to.deep.equal({
      '@w3m/connected_social': 'github',
      '@w3m-storage/SOCIAL_USERNAME': 'ada',
    });
    const leaving = here.calls.signOut();
    await answerNext(here, 'SIGN_OUT');
    await leaving;
    expect(here.kept()).to.deep.equal({});
  });

  it('waits for Farcaster without a deadline', async () => {
    const here = makeParts();
    const connecting = here.calls.connectFarcaster();
    here.clock.move(600_000);
    await answerNext(here, 'CONNECT_FARCASTER', { userName: 'ada' });
    await connecting;
    expect(here.kept()).to.have.property('@w3m/connected_social', 'farcaster');
  });

  for (const address of [
    'javascript:alert(1)',
    'data:text/html,',
    'http://example.com',
    'farcaster://a',
    '',
  ]) {
    it(`rejects the unsafe address "${address}"`, async () => {
      const here = makeParts();
      const social = rejection(here.calls.getSocialRedirectUri('x'));
      await answerNext(here, 'GET_SOCIAL_REDIRECT_URI', { uri: address });
      expect(await social).to.include({ code: 'wallet_invalid_answer' });
      const farcaster = rejection(here.calls.getFarcasterUri());
      await answerNext(here, 'GET_FARCASTER_URI', { url: address });
      expect(await farcaster).to.include({ code: 'wallet_invalid_answer' });
    });
  }
});

describe('changing the email address', () => {
  it('saves when a code was sent, then the new address', async () => {
    const here = await signedIn();
    const asking = here.calls.updateEmail('eve@example.com');
    await answerNext(here, 'UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' });
    await asking;
    expect(here.kept()).to.have.property('@w3m-storage/LAST_EMAIL_LOGIN_TIME');
    const changing = here.calls.updateEmailSecondaryOtp('123456');
    await answerNext(here, 'UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'eve@example.com' });
    await changing;
    expect(here.session.user?.email).to.equal('eve@example.com');
    expect(here.kept()).to.have.property('@w3m-storage/EMAIL', 'eve@example.com');
    expect(here.kept()).to.not.have.property('@w3m-storage/LAST_EMAIL_LOGIN_TIME');
  });
});

describe('without storage', () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const denied: KeyValueStorage = { getItem: deny, setItem: deny, removeItem: deny };

  it('a sign-in lasts as long as the page', async () => {
    const here = makeParts(denied);
    const asking = here.calls.connectEmail(EMAIL);
    await answerNext(here, 'CONNECT_EMAIL', { action: 'VERIFY_OTP' });
    await asking;
    expect(await here.calls.emailCooldown()).to.equal(30);
    const reading = here.calls.getUser();
    await answerNext(here, 'GET_USER', { ...USER, chainId: 10 });
    await reading;
    expect(await here.memory.isLoginUsed()).to.equal(true);
    expect(await here.memory.lastChain()).to.equal(10);
    expect(await here.memory.email()).to.equal(EMAIL);
  });
});
