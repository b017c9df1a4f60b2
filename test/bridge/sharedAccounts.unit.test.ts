import { expect } from 'chai';
import { memoryStorage } from '../../src/lib/safeStorage.js';
import { rejection, settled } from '../support/promises.js';
import { makeParts, type PartsUnderTest, signedIn, USER } from './parts.js';
import { ALICE, answerNext, BOB } from './support.js';

const KEY = 'wallet-modal/shared-accounts';
const plain = { address: ALICE, type: 'eoa' as const };
const smart = { address: BOB, type: 'smartAccount' as const };
const both = { ...USER, accounts: [plain, smart], preferredAccountType: 'eoa' };
const inUse = { ...both, address: BOB, preferredAccountType: 'smartAccount' };

/** The site's accounts: the current ones, and the changes in order. */
function site({ provider }: PartsUnderTest) {
  const heard: unknown[] = [];
  provider.on('accountsChanged', (accounts) => heard.push(accounts));
  return { heard, accounts: () => provider.request({ method: 'eth_accounts' }) };
}

/** A user who reconnects after a reload, with this storage. */
async function again(kept: string, user: typeof both) {
  const storage = memoryStorage();
  await storage.setItem(KEY, kept);
  const here = makeParts(storage);
  const page = site(here);
  const reading = here.calls.getUser();
  await answerNext(here, 'GET_USER', user);
  return { ...here, ...page, reading, frame: here.frame };
}

describe('the shared accounts', () => {
  it('are all accounts by default', async () => {
    const here = await signedIn(both);
    expect(await site(here).accounts()).to.deep.equal([ALICE, BOB]);
    expect(here.kept()).to.not.have.property(KEY);
  });

  it('are the chosen ones, which are saved', async () => {
    const here = await signedIn(both);
    const { heard, accounts } = site(here);
    const posted = here.frame.posted.length;
    expect((await here.calls.shareAccounts([ALICE.toLowerCase()])).shared).to.deep.equal([ALICE]);
    expect(heard).to.deep.equal([[ALICE]]);
    expect(await accounts()).to.deep.equal([ALICE]);
    expect(here.kept()).to.have.property(KEY, ALICE);
    expect(here.frame.posted).to.have.length(posted);
    expect(here.session.user?.accounts).to.have.length(2);

    await here.calls.shareAccounts([BOB, ALICE]);
    expect(heard).to.deep.equal([[ALICE], [ALICE, BOB]]);
    expect(here.kept()).to.not.have.property(KEY);
  });

  it('follow a choice in another tab', async () => {
    const storage = memoryStorage();
    const here = makeParts(storage);
    const reading = here.calls.getUser();
    await answerNext(here, 'GET_USER', both);
    await reading;
    const { heard } = site(here);
    await storage.setItem(KEY, BOB);
    const following = here.calls.refreshUser();
    await answerNext(here, 'IS_CONNECTED', { isConnected: true });
    await answerNext(here, 'GET_USER', inUse);
    await following;
    expect(heard).to.deep.equal([[BOB]]);
    expect(here.memory.tellsOtherTabs(KEY)).to.equal(true);
    expect(here.memory.tellsOtherTabs('@w3m-storage/LAST_USED_CHAIN_KEY')).to.equal(false);
  });

  it('are empty after signing out in another tab', async () => {
    const storage = memoryStorage();
    const here = makeParts(storage);
    const reading = here.calls.getUser();
    await answerNext(here, 'GET_USER', both);
    await reading;
    const { heard } = site(here);
    await storage.removeItem('@w3m-storage/EMAIL_LOGIN_USED_KEY');
    await here.calls.refreshUser();
    expect(heard).to.deep.equal([[]]);
    expect(here.session.user).to.equal(undefined);
  });

  it('start with the first chosen one when the active one was not chosen', async () => {
    const here = await signedIn(both);
    const { heard } = site(here);
    const sharing = here.calls.shareAccounts([BOB]);
    await settled();
    expect(heard).to.deep.equal([]);
    expect(here.frame.asked('SET_PREFERRED_ACCOUNT').payload).to.deep.equal({ type: 'smartAccount' });
    await answerNext(here, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: BOB });
    expect(await sharing).to.deep.include({ address: BOB, shared: [BOB] });
    expect(heard).to.deep.equal([[BOB]]);
    expect(here.kept()).to.have.property(KEY, BOB);
  });

  it('do not change when the frame cannot switch', async () => {
    const here = await signedIn(both);
    const { heard } = site(here);
    const sharing = here.calls.shareAccounts([BOB]);
    await settled();
    here.frame.fail('SET_PREFERRED_ACCOUNT', 'No');
    await answerNext(here, 'GET_USER', both);
    expect(await sharing).to.deep.include({ address: ALICE, isFallback: true });
    expect(heard).to.deep.equal([]);
    expect(here.kept()).to.not.have.property(KEY);
  });

  it('are the chosen ones when the frame falls back to one of them', async () => {
    const here = await signedIn(inUse);
    const sharing = here.calls.shareAccounts([ALICE]);
    await settled();
    here.frame.fail('SET_PREFERRED_ACCOUNT', 'No');
    await answerNext(here, 'GET_USER', both);
    expect(await sharing).to.deep.include({ address: ALICE, isFallback: false, shared: [ALICE] });
    expect(here.kept()).to.have.property(KEY, ALICE);
  });

  it('are at least one, and the user’s own', async () => {
    const here = await signedIn(both);
    for (const none of [[], ['0x01']]) {
      expect(await rejection(here.calls.shareAccounts(none))).to.include({ code: 'not_connected' });
    }
    expect(await rejection(makeParts().calls.shareAccounts([ALICE]))).to.include({ code: 'not_connected' });
  });

  it('gain an account that the user switches to', async () => {
    const here = await signedIn(both);
    await here.calls.shareAccounts([ALICE]);
    const { heard } = site(here);
    const choosing = here.calls.setPreferredAccount('smartAccount');
    await answerNext(here, 'SET_PREFERRED_ACCOUNT', { type: 'smartAccount', address: BOB });
    await choosing;
    expect(heard).to.deep.equal([[BOB, ALICE]]);
    expect(here.kept()).to.have.property(KEY, `${ALICE},${BOB}`);
  });

  it('are restored before the site is told of any', async () => {
    const { heard, accounts, reading } = await again(ALICE, both);
    await reading;
    expect(heard).to.deep.equal([[ALICE]]);
    expect(await accounts()).to.deep.equal([ALICE]);
  });

  it('switch to a chosen one when the frame returns with another', async () => {
    const here = await again(BOB, both);
    await settled();
    expect(here.heard).to.deep.equal([]);
    expect(here.frame.asked('GET_USER').payload).to.deep.equal({
      chainId: 1,
      preferredAccountType: 'smartAccount',
    });
    here.frame.answer('GET_USER', inUse);
    expect((await here.reading).address).to.equal(BOB);
    expect(here.heard).to.deep.equal([[BOB]]);
  });

  it('always include the account that the frame signs with', async () => {
    const here = await again(BOB, both);
    await settled();
    here.frame.answer('GET_USER', both);
    await here.reading;
    expect(here.heard).to.deep.equal([[ALICE, BOB]]);
  });

  it('are cleared with the sign-in', async () => {
    const here = await signedIn(both);
    await here.calls.shareAccounts([ALICE]);
    const leaving = here.calls.signOut();
    await answerNext(here, 'SIGN_OUT');
    await leaving;
    expect(here.kept()).to.deep.equal({});
    const reading = here.calls.getUser();
    await answerNext(here, 'GET_USER', both);
    expect((await reading).shared).to.equal(undefined);
  });
});
