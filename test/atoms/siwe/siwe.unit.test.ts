import { expect } from 'chai';
import { disconnectAtom } from '../../../src/atoms/account.js';
import { closeModalAtom } from '../../../src/atoms/closeModal.js';
import { switchNetworkInViewAtom } from '../../../src/atoms/network/switchInView.js';
import { pushAtom, resetAtom } from '../../../src/atoms/router.js';
import { postponeSmartAccountAtom } from '../../../src/atoms/signIn/accountType.js';
import { cancelSiweAtom } from '../../../src/atoms/siwe/cancelSiwe.js';
import { signOutAtom } from '../../../src/atoms/siwe/keepVisit.js';
import { signOutInViewAtom } from '../../../src/atoms/siwe/signOutInView.js';
import { snackbarAtom } from '../../../src/atoms/snackbarMessage.js';
import { type ErrorCode, WalletModalError } from '../../../src/lib/errors.js';
import { rejection, settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeConnector, ONE, TWO } from '../fakes.js';
import { fakeSiwe, visitOf } from './fakeSiwe.js';
import { startSiwe } from './startSiwe.js';

const alice = `${ONE}:${ALICE}` as const;
const bob = `${ONE}:${BOB}` as const;
const error = (code: ErrorCode) => new WalletModalError(code, code);
const LOOK_PAUSE_MS = 60_000;
const NONCE_LIFE_MS = 4 * 60_000;

/** A visitor who has connected and signed in. */
async function signedIn(start: Parameters<typeof startSiwe>[0] = {}) {
  const here = await startSiwe(start);
  await here.connectInModal();
  await here.sign();
  await here.pass(600);
  here.siwe.log.length = 0;
  here.told.length = 0;
  here.host.length = 0;
  return here;
}

describe('signing in with a wallet', () => {
  it('follows connecting, and the modal closes after it', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    expect(here.view()).to.equal('ConnectingSiwe');
    expect(here.flow().step).to.equal('ready');
    expect(here.state().address).to.equal(ALICE);
    expect(here.state().signedIn).to.equal(undefined);
    await here.sign();
    expect(here.state().signedIn).to.deep.equal({ address: ALICE, caipAddress: alice, network: ONE });
    await here.pass(600);
    expect(here.view()).to.equal('closed');
    expect(here.host.at(-1)).to.equal('close connected');
    expect(here.siwe.log).to.have.members(['visit', `draft ${alice}`, 'sign message 1', 'verify message 1']);
  });

  it('has asked for the message before the visitor can press the button', async () => {
    const here = await startSiwe();
    here.siwe.hold('draft');
    const connecting = here.connectInModal();
    await settled();
    expect(here.siwe.log).to.include(`draft ${alice}`);
    await connecting;
    expect(here.siwe.log.filter((line) => line.startsWith('draft'))).to.have.length(1);
    expect(here.flow().step).to.equal('drafting');
  });

  it('asks for a message only when the site has said who is signed in', async () => {
    const here = await startSiwe();
    const visit = here.siwe.hold('visit');
    await here.connectInModal();
    expect(here.siwe.log).to.deep.equal(['visit']);
    expect(here.flow().step).to.equal('drafting');
    visit.resolve(undefined);
    await settled();
    expect(here.siwe.log).to.deep.equal(['visit', `draft ${alice}`]);
    expect(here.flow().step).to.equal('ready');
  });

  it('is not asked of somebody who is signed in already', async () => {
    const siwe = fakeSiwe();
    siwe.visitor = visitOf(alice);
    const here = await startSiwe({ siwe });
    await here.connectInModal();
    expect(here.view()).to.equal('closed');
    expect(here.told).to.deep.equal([`in ${alice}`]);
    expect(here.siwe.log).to.deep.equal(['visit']);
  });

  it('is tracked', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    here.tracked.length = 0;
    here.siwe.broken.set('sign', error('user_rejected'));
    await here.sign();
    here.siwe.broken.clear();
    await here.sign();
    const properties = { network: ONE, isSmartAccount: false };
    expect(here.tracked.filter(({ event }) => event.includes('SIWE'))).to.deep.equal([
      { event: 'CLICK_SIGN_SIWE_MESSAGE', properties },
      { event: 'SIWE_AUTH_ERROR', properties },
      { event: 'CLICK_SIGN_SIWE_MESSAGE', properties },
      { event: 'SIWE_AUTH_SUCCESS', properties },
    ]);
  });

  it('keeps the message after a refusal, and makes a new one after the site has seen it', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    here.siwe.broken.set('sign', error('user_rejected'));
    await here.sign();
    expect(here.flow())
      .to.deep.include({ step: 'ready' })
      .and.to.have.nested.property('failure.code', 'user_rejected');
    expect(here.flow()).to.have.nested.property('draft.message', 'message 1');
    here.siwe.broken.clear();
    here.siwe.broken.set('verify', error('siwe_refused'));
    await here.sign();
    expect(here.flow()).to.have.nested.property('failure.code', 'siwe_refused');
    expect(here.flow()).to.have.nested.property('draft.message', 'message 2');
    expect(here.state().signedIn).to.equal(undefined);
  });

  it('asks for a new message when the nonce is too old', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    await here.pass(NONCE_LIFE_MS);
    await here.sign();
    expect(here.siwe.log.at(-2)).to.equal('sign message 2');
  });

  it('tells that there is no message, and tries again only when the visitor does', async () => {
    const here = await startSiwe();
    here.siwe.broken.set('draft', error('siwe_failed'));
    await here.connectInModal();
    expect(here.flow()).to.deep.include({ step: 'failed' });
    expect(here.host).to.include('report siwe_failed');
    await here.pass(10 * 60_000);
    expect(here.siwe.log.filter((line) => line.startsWith('draft'))).to.have.length(1);
    here.siwe.broken.clear();
    await here.sign();
    expect(here.flow().step).to.equal('ready');
  });

  it('is void for an account that is not the active one any more', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    const signing = here.siwe.hold('sign');
    await here.sign();
    expect(here.flow().step).to.equal('signing');
    here.wallet.connected(facts(ONE, BOB, ALICE));
    await settled();
    expect(here.flow()).to.deep.include({ step: 'ready', failure: 'changed' });
    signing.resolve(undefined);
    await settled();
    expect(here.siwe.log.some((line) => line.startsWith('verify'))).to.equal(false);
    expect(here.state().signedIn).to.equal(undefined);
  });

  it('does not count for an account that was left while the site verified', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    const verifying = here.siwe.hold('verify');
    await here.sign();
    here.wallet.connected(facts(TWO));
    await settled();
    verifying.resolve(undefined);
    await settled();
    expect(here.state().signedIn).to.equal(undefined);
  });

  it('sends nothing that a wallet signs after the element was removed', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    const signing = here.siwe.hold('sign');
    await here.sign();
    here.end();
    signing.resolve(undefined);
    await settled();
    expect(here.siwe.log.at(-1)).to.equal('sign message 1');
  });

  it('sends nothing that a wallet signs after it was disconnected', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    const signing = here.siwe.hold('sign');
    await here.sign();
    await here.store.set(disconnectAtom);
    signing.resolve(undefined);
    await settled();
    expect(here.siwe.log.some((line) => line.startsWith('verify'))).to.equal(false);
  });

  it('ends with the wallet if the visitor cancels', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    await here.store.set(cancelSiweAtom);
    expect(here.wallet.log).to.include('disconnect');
    expect(here.view()).to.equal('closed');
    expect(here.tracked.map(({ event }) => event)).to.include('CLICK_CANCEL_SIWE');
  });

  it('goes back where the visitor came from if they chose it themselves', async () => {
    const here = await startSiwe();
    await here.connect(here.wallet);
    here.open('AccountSettings');
    here.store.set(pushAtom, { view: 'ConnectingSiwe' });
    await here.store.set(cancelSiweAtom);
    expect(here.view()).to.equal('AccountSettings');
    expect(here.wallet.log).not.to.include('disconnect');
    here.store.set(pushAtom, { view: 'ConnectingSiwe' });
    await settled();
    await here.sign();
    await here.pass(600);
    expect(here.view()).to.equal('AccountSettings');
    expect(here.told).to.deep.equal([`in ${alice}`]);
  });

  it('is not asked again of somebody who closed the modal, where it is not required', async () => {
    const here = await startSiwe();
    await here.connectInModal();
    here.store.set(closeModalAtom, 'escape');
    await settled();
    expect(here.view()).to.equal('closed');
    expect(here.state().address).to.equal(ALICE);
    here.open();
    expect(here.view()).to.equal('Account');
  });

  it('follows a preferred account type', async () => {
    const here = await startSiwe({ rules: { required: true } });
    await here.connectInModal();
    here.store.set(resetAtom, { view: 'UpgradeToSmartAccount' });
    here.store.set(postponeSmartAccountAtom);
    expect(here.view()).to.equal('ConnectingSiwe');
  });

  it('is of one element, not of all in the page', async () => {
    const [one, other] = [await startSiwe(), await startSiwe()];
    await one.connectInModal();
    await one.sign();
    expect(other.state().signedIn).to.equal(undefined);
  });
});

describe('a session at the site', () => {
  it('is asked for once after a page load, and nothing opens', async () => {
    const siwe = fakeSiwe();
    siwe.visitor = visitOf(alice);
    const here = await startSiwe({ siwe });
    await here.connect(here.wallet);
    await settled();
    expect(here.told).to.deep.equal([`in ${alice}`]);
    expect(here.siwe.log).to.deep.equal(['visit']);
    expect(here.view()).to.equal('closed');
  });

  it('is not there after a page load, and nothing opens', async () => {
    const here = await startSiwe();
    await here.connect(here.wallet);
    await settled();
    expect([here.view(), here.told.length, here.state().address]).to.deep.equal(['closed', 0, ALICE]);
  });

  it('of another account is ended after a page load, without a word', async () => {
    const siwe = fakeSiwe();
    siwe.visitor = visitOf(bob);
    const here = await startSiwe({ siwe });
    await here.connect(here.wallet);
    await settled();
    expect(here.siwe.log).to.deep.equal(['visit', 'signOut']);
    expect([here.told.length, here.view()]).to.deep.equal([0, 'closed']);
  });

  it('ends with another account, and the visitor is asked to sign in again', async () => {
    const here = await signedIn();
    here.wallet.connected(facts(ONE, BOB, ALICE));
    await settled();
    expect(here.told).to.deep.equal(['out account']);
    expect(here.siwe.log).to.include('signOut');
    expect(here.view()).to.equal('ConnectingSiwe');
    await here.sign();
    expect(here.told).to.deep.equal(['out account', `in ${bob}`]);
  });

  it('ends with another network', async () => {
    const here = await signedIn();
    here.wallet.connected(facts(TWO));
    await settled();
    expect(here.told).to.deep.equal(['out network']);
    expect(here.view()).to.equal('ConnectingSiwe');
  });

  it('ends with a network that was chosen in the modal, which leads on to signing in', async () => {
    const here = await signedIn();
    here.open('Account');
    here.store.set(pushAtom, { view: 'Networks' });
    here.store.set(pushAtom, { view: 'SwitchNetwork', networkId: TWO });
    void here.store.set(switchNetworkInViewAtom, TWO);
    await settled();
    here.wallet.connected(facts(TWO));
    here.wallet.asked.at(-1)?.resolve(undefined);
    await settled();
    expect(here.view()).to.equal('ConnectingSiwe');
    expect(here.told).to.deep.equal(['out network']);
  });

  it('survives another account and network where the site wants that', async () => {
    const here = await signedIn({ rules: { signOutOnAccountChange: false, signOutOnNetworkChange: false } });
    here.wallet.connected(facts(TWO, BOB));
    await settled();
    expect(here.told).to.deep.equal([]);
    expect(here.siwe.log).not.to.include('signOut');
  });

  it('ends with the connection', async () => {
    const here = await signedIn();
    await here.store.set(disconnectAtom);
    await settled();
    expect(here.told).to.deep.equal(['out disconnected']);
    expect(here.siwe.log).to.deep.equal(['signOut']);
  });

  it('outlives the connection where the site wants that, and returns with it', async () => {
    const here = await signedIn({ rules: { signOutOnDisconnect: false } });
    await here.store.set(disconnectAtom);
    await settled();
    expect(here.siwe.log).to.deep.equal([]);
    await here.connectInModal();
    expect(here.told).to.deep.equal(['out disconnected', `in ${alice}`]);
    expect(here.view()).to.equal('closed');
  });

  it('that is being ended is not found again by the next connection', async () => {
    const here = await signedIn();
    const ending = here.siwe.hold('signOut');
    void here.store.set(disconnectAtom);
    await settled();
    await here.connectInModal();
    expect(here.siwe.log).to.deep.equal(['signOut']);
    here.siwe.held.clear();
    ending.resolve(undefined);
    await settled();
    expect(here.siwe.log).to.deep.equal(['signOut', 'visit', `draft ${alice}`]);
    expect(here.state().signedIn).to.equal(undefined);
  });

  it('ends when it expires, and nothing opens', async () => {
    const here = await startSiwe();
    here.siwe.visitor = visitOf(alice, here.clock.now() + 5_000);
    await here.connect(here.wallet);
    await here.pass(4_999);
    expect(here.state().signedIn?.address).to.equal(ALICE);
    await here.pass(1);
    expect(here.told).to.deep.equal([`in ${alice}`, 'out expired']);
    expect(here.view()).to.equal('closed');
  });

  it('of years does not end at once', async () => {
    const here = await startSiwe();
    here.siwe.visitor = visitOf(alice, here.clock.now() + 2 ** 40);
    await here.connect(here.wallet);
    await here.pass(2 ** 31);
    expect(here.told).to.deep.equal([`in ${alice}`]);
  });

  it('that ended in another tab is noticed when the visitor returns, at most once a minute', async () => {
    const here = await signedIn();
    here.siwe.visitor = undefined;
    here.look();
    await settled();
    expect(here.siwe.log).to.deep.equal([]);
    await here.pass(LOOK_PAUSE_MS);
    here.look();
    here.look();
    await settled();
    expect(here.siwe.log).to.deep.equal(['visit']);
    expect(here.told).to.deep.equal(['out elsewhere']);
  });

  it('stays as it is while the site does not answer', async () => {
    const here = await signedIn();
    here.siwe.broken.set('visit', error('siwe_failed'));
    await here.pass(LOOK_PAUSE_MS);
    here.look();
    await settled();
    expect(here.host).to.deep.equal(['report siwe_failed']);
    expect(here.state().signedIn?.address).to.equal(ALICE);
  });

  it('is ended by the page, and goes on if the site does not answer', async () => {
    const here = await signedIn();
    here.siwe.broken.set('signOut', error('siwe_failed'));
    expect((await rejection(here.store.set(signOutAtom))).code).to.equal('siwe_failed');
    expect(here.state().signedIn?.address).to.equal(ALICE);
    here.siwe.broken.clear();
    await here.store.set(signOutAtom);
    expect(here.told).to.deep.equal(['out user']);
    expect(here.state().address).to.equal(ALICE);
  });

  it('is ended by the visitor, who learns of a failure', async () => {
    const here = await signedIn();
    here.open('AccountSettings');
    here.siwe.broken.set('signOut', error('siwe_failed'));
    await here.store.set(signOutInViewAtom);
    expect(here.store.get(snackbarAtom)?.text).to.deep.equal({ key: 'siwe.signOutFailed' });
    here.siwe.broken.clear();
    await here.store.set(signOutInViewAtom);
    expect(here.told).to.deep.equal(['out user']);
    expect(here.view()).to.equal('AccountSettings');
  });

  it('is not ended at the site by somebody who is not signed in', async () => {
    const here = await startSiwe();
    await here.connect(here.wallet);
    await settled();
    await here.store.set(disconnectAtom);
    await settled();
    expect(here.siwe.log).to.deep.equal(['visit']);
  });
});

describe('where signing in is required', () => {
  const rules = { required: true };
  const start = () => startSiwe({ rules });

  it('the page sees no connection before', async () => {
    const here = await start();
    await here.connectInModal();
    const { status, address, accounts, connections, namespace, name, network } = here.state();
    expect({ status, address, accounts, connections, namespace, name, network }).to.deep.equal({
      status: 'connecting',
      address: undefined,
      accounts: [],
      connections: {},
      namespace: undefined,
      name: undefined,
      network: undefined,
    });
    await here.sign();
    expect(here.state()).to.deep.include({ status: 'connected', address: ALICE });
  });

  for (const reason of ['backdrop', 'escape', 'drag'] as const) {
    it(`the modal does not close by ${reason}`, async () => {
      const here = await start();
      await here.connectInModal();
      here.store.set(closeModalAtom, reason);
      expect(here.view()).to.equal('ConnectingSiwe');
    });
  }

  it('an approval in the frame is left for the view that wants it', async () => {
    const here = await start();
    await here.connectInModal();
    here.store.set(resetAtom, { view: 'ApproveTransaction' });
    here.store.set(closeModalAtom, 'escape');
    expect(here.view()).to.equal('ApproveTransaction');
    here.store.set(closeModalAtom, 'button');
    expect(here.view()).to.equal('ConnectingSiwe');
  });

  it('closing by the page, and opening again, leads back to it', async () => {
    const here = await start();
    await here.connectInModal();
    here.store.set(closeModalAtom, 'api');
    expect(here.view()).to.equal('closed');
    expect([here.state().status, here.state().address]).to.deep.equal(['disconnected', undefined]);
    here.open();
    expect(here.view()).to.equal('ConnectingSiwe');
    here.open('Account');
    expect(here.view()).to.equal('ConnectingSiwe');
  });

  it('a page load does not lead around it', async () => {
    const here = await start();
    const asking = here.siwe.hold('visit');
    await here.connect(here.wallet);
    await settled();
    expect([here.state().status, here.state().address]).to.deep.equal(['restoring', undefined]);
    asking.resolve(undefined);
    await settled();
    expect([here.state().status, here.state().address]).to.deep.equal(['disconnected', undefined]);
    here.open();
    expect(here.view()).to.equal('ConnectingSiwe');
  });

  it('a site that does not answer signs nobody in', async () => {
    const here = await start();
    here.siwe.broken.set('visit', error('siwe_failed'));
    await here.connect(here.wallet);
    await settled();
    expect([here.state().status, here.state().address]).to.deep.equal(['disconnected', undefined]);
  });

  it('another account is kept back from the first moment', async () => {
    const here = await signedIn({ rules });
    const seen: (string | undefined)[] = [];
    here.store.sub(here.stateOfPage, () => seen.push(here.state().address));
    here.wallet.connected(facts(ONE, BOB, ALICE));
    await settled();
    expect(new Set(seen)).to.deep.equal(new Set([undefined]));
    expect(here.view()).to.equal('ConnectingSiwe');
  });

  it('signing out in the modal closes it', async () => {
    const here = await signedIn({ rules });
    here.open('AccountSettings');
    await here.store.set(signOutInViewAtom);
    expect(here.view()).to.equal('closed');
    expect(here.state().address).to.equal(undefined);
  });

  it('a second wallet of another kind is not kept back by the first', async () => {
    const solana = fakeConnector('s', 'solana');
    const wallet = fakeConnector('a');
    const here = await signedIn({ rules, wallets: [wallet, solana] });
    const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
    await here.connect(solana, { network, accounts: [`${network}:7xKX`] });
    await settled();
    expect(Object.keys(here.state().connections)).to.have.members(['eip155', 'solana']);
    expect(here.state().signedIn?.address).to.equal(ALICE);
  });
});
