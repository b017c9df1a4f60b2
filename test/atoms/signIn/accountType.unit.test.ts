import { expect } from 'chai';
import { setOpenAtom } from '../../../src/atoms/openModal.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import { pushAtom } from '../../../src/atoms/router.js';
import {
  activateSmartAccountAtom,
  isSmartAccountOfferedAtom,
  kindOfAccountAtom,
  otherAccountTypeAtom,
  postponeSmartAccountAtom,
  switchAccountTypeAtom,
  wantedAccountTypeAtom,
} from '../../../src/atoms/signIn/accountType.js';
import { dashboardUrlAtom } from '../../../src/atoms/signIn/dashboard.js';
import { signInProfileAtom, smartAccountNetworksAtom } from '../../../src/atoms/signIn/user.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeConnector, ONE } from '../fakes.js';
import { frameUser, signedIn } from './fakeSignIn.js';

describe('the public state of a sign-in', () => {
  it('has the account type, whether it is a fallback, and the provider', async () => {
    const user = frameUser({ accountType: 'eoa', isFallback: true });
    const { store, auth } = await signedIn({ user, provider: 'google' });
    expect(store.get(publicStateAtom).signIn).to.deep.equal({
      accountType: 'eoa',
      isFallback: true,
      provider: 'google',
    });
    auth.tell({ type: 'disconnected', reason: 'user' });
    expect(store.get(publicStateAtom).signIn).to.equal(undefined);
  });
});

describe('the other account type of a sign-in', () => {
  const cases = [
    { type: 'eoa', networks: [31337], other: 'smartAccount' },
    { type: 'eoa', networks: [1], other: undefined },
    { type: 'smartAccount', networks: [31337], other: 'eoa' },
    { type: 'smartAccount', networks: [], other: 'eoa' },
  ] as const;
  for (const { type, networks, other } of cases) {
    it(`is ${other ?? 'none'} beside ${type}, smart accounts on ${networks.join() || 'no network'}`, async () => {
      const { store } = await signedIn({ user: frameUser({ accountType: type }) });
      store.set(smartAccountNetworksAtom, networks);
      expect(store.get(otherAccountTypeAtom)).to.equal(other);
    });
  }

  it('is never a smart account where the site does not offer them, but always the standard account', async () => {
    const { store } = await signedIn({ user: frameUser({ accountType: 'eoa' }) });
    const config = store.get(configAtom);
    const signIn = config.signIn && { ...config.signIn, offersSmartAccounts: false };
    store.set(configAtom, { ...config, signIn });
    expect(store.get(otherAccountTypeAtom)).to.equal(undefined);
    expect(store.get(isSmartAccountOfferedAtom)).to.equal(false);
    store.set(signInProfileAtom, {
      user: frameUser({ accountType: 'smartAccount' }),
      provider: undefined,
      username: undefined,
    });
    expect(store.get(otherAccountTypeAtom)).to.equal('eoa');
  });

  it('is missing on Solana, which has no smart accounts', async () => {
    const { store, auth } = await signedIn({ user: frameUser({ accountType: 'smartAccount' }) });
    expect(store.get(otherAccountTypeAtom)).to.equal('eoa');
    auth.connected({ accounts: ['solana:devnet:abc'], network: 'solana:devnet' });
    expect(store.get(otherAccountTypeAtom)).to.equal(undefined);
    expect(store.get(isSmartAccountOfferedAtom)).to.equal(false);
  });

  it('is missing with a wallet, even when the frame has a user', async () => {
    const { store, auth, connect, registry } = await signedIn();
    const wallet = fakeConnector('a');
    auth.tell({ type: 'disconnected', reason: 'user' });
    registry.appear(wallet);
    await connect(wallet, facts());
    expect(store.get(otherAccountTypeAtom)).to.equal(undefined);
    expect(store.get(isSmartAccountOfferedAtom)).to.equal(false);
  });

  it('is offered until it was used', async () => {
    const { store, tell } = await signedIn();
    const isOffered = () => store.get(isSmartAccountOfferedAtom);
    expect(isOffered()).to.equal(true);
    tell({ user: frameUser({ isSmartAccountDeployed: true }) });
    expect(isOffered()).to.equal(false);
    tell({ user: frameUser({ accountType: 'smartAccount' }) });
    expect(isOffered()).to.equal(false);
  });

  it('is matched by address, in any letter case', async () => {
    const { store } = await signedIn();
    const kind = store.get(kindOfAccountAtom);
    const words = [ALICE, BOB.toLowerCase(), `0x${'0'.repeat(40)}`].map((one) => kind(`${ONE}:${one}`));
    expect(words).to.deep.equal(['eoa', 'smartAccount', undefined]);
  });
});

describe('switching the account type', () => {
  const asked = { event: 'SET_PREFERRED_ACCOUNT_TYPE' };

  it('asks the frame once, and reports the change', async () => {
    const { store, waiting, answer, message, tracked } = await signedIn();
    const switched = store.set(switchAccountTypeAtom, 'smartAccount');
    expect(await store.set(switchAccountTypeAtom, 'smartAccount')).to.equal(false);
    await settled();
    expect(waiting()).to.deep.equal(['use smartAccount']);
    expect(store.get(wantedAccountTypeAtom)).to.equal('smartAccount');
    await answer(frameUser({ accountType: 'smartAccount' }));
    expect(await switched).to.equal(true);
    expect(store.get(wantedAccountTypeAtom)).to.equal(undefined);
    expect(message()).to.deep.equal({ kind: 'success', text: { key: 'accountType.now.smartAccount' } });
    const properties = { accountType: 'smartAccount', network: ONE };
    expect(tracked).to.deep.equal([{ ...asked, properties }]);
  });

  it('reports a fallback to the standard account', async () => {
    const { store, answer, message, tracked } = await signedIn();
    const switched = store.set(switchAccountTypeAtom, 'smartAccount');
    await settled();
    await answer(frameUser({ isFallback: true }));
    expect(await switched).to.equal(false);
    expect(message()).to.deep.equal({ kind: 'error', text: { key: 'accountType.unusable' } });
    expect(tracked).to.deep.equal([{ ...asked, properties: { accountType: 'eoa', network: ONE } }]);
  });

  it('reports a failure, and can be retried', async () => {
    const { store, refuse, message, host, tracked } = await signedIn();
    const switched = store.set(switchAccountTypeAtom, 'smartAccount');
    await settled();
    await refuse(new WalletModalError('timeout', 'It took too long'));
    expect(await switched).to.equal(false);
    expect(store.get(wantedAccountTypeAtom)).to.equal(undefined);
    expect(message()).to.deep.equal({ kind: 'error', text: { key: 'signIn.late' } });
    expect(host).to.deep.equal(['report timeout']);
    expect(tracked).to.deep.equal([]);
  });
});

describe('the offer of a smart account', () => {
  async function setUp() {
    const here = await signedIn();
    here.open('Account');
    here.store.set(pushAtom, { view: 'UpgradeToSmartAccount' });
    return here;
  }
  const smart = frameUser({ accountType: 'smartAccount' });

  it('returns to the account when accepted', async () => {
    const { store, answer, views } = await setUp();
    void store.set(activateSmartAccountAtom);
    await settled();
    expect(views()).to.have.length(2);
    await answer(smart);
    expect(views()).to.deep.equal(['Account']);
  });

  it('stays when it fails', async () => {
    const { store, answer, views } = await setUp();
    void store.set(activateSmartAccountAtom);
    await settled();
    await answer(frameUser({ isFallback: true }));
    expect(views()).to.deep.equal(['Account', 'UpgradeToSmartAccount']);
  });

  it('does not navigate when the visitor has left meanwhile', async () => {
    const { store, answer, views } = await setUp();
    void store.set(activateSmartAccountAtom);
    await settled();
    store.set(pushAtom, { view: 'AccountSettings' });
    await answer(smart);
    expect(views()).to.deep.equal(['Account', 'UpgradeToSmartAccount', 'AccountSettings']);
  });

  it('returns to the account when postponed, without asking the frame', async () => {
    const { store, waiting, views } = await setUp();
    store.set(postponeSmartAccountAtom);
    expect(views()).to.deep.equal(['Account']);
    store.set(setOpenAtom, true, 'UpgradeToSmartAccount');
    store.set(postponeSmartAccountAtom);
    expect(views()).to.deep.equal(['Account']);
    expect(waiting()).to.deep.equal([]);
  });
});

it('the dashboard of the sign-in service is on the origin of its frame', async () => {
  const { store } = await signedIn();
  expect(store.get(dashboardUrlAtom)).to.equal('https://frame.example/dashboard');
});
