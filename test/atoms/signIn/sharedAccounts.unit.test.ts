import { expect } from 'chai';
import { goBackAtom, pushAtom } from '../../../src/atoms/router.js';
import { isSharingAtom, shareAccountsAtom } from '../../../src/atoms/signIn/sharedAccounts.js';
import { isWithoutSmartAccountAtom } from '../../../src/atoms/signIn/smartNetworks.js';
import { smartAccountNetworksAtom } from '../../../src/atoms/signIn/user.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, fakeConnector, ONE, TWO } from '../fakes.js';
import { frameUser, signedIn } from './fakeSignIn.js';

describe('sharing accounts', () => {
  const inView = async () => {
    const here = await signedIn();
    here.open('Profile');
    here.store.set(pushAtom, { view: 'SelectAddresses' });
    const isSharing = () => here.store.get(isSharingAtom);
    const share = (...addresses: string[]) => void here.store.set(shareAccountsAtom, addresses);
    return { ...here, isSharing, share };
  };

  it('asks the frame once, and goes back when done', async () => {
    const { share, isSharing, waiting, answer, views, message } = await inView();
    share(ALICE);
    share(BOB);
    await settled();
    expect(waiting()).to.deep.equal([`share ${ALICE}`]);
    expect(isSharing()).to.equal(true);
    await answer(frameUser({ shared: [ALICE] }));
    expect(isSharing()).to.equal(false);
    expect(views()).to.deep.equal(['Profile']);
    expect(message()).to.equal(null);
  });

  it('reports a changed account type to the page', async () => {
    const { share, answer, events } = await inView();
    share(BOB);
    await settled();
    await answer(frameUser({ address: BOB, accountType: 'smartAccount', shared: [BOB] }));
    expect(events()).to.deep.equal(['SET_PREFERRED_ACCOUNT_TYPE']);
  });

  it('stays in the view with a message when the frame refuses the choice or fails', async () => {
    const { share, answer, refuse, views, message, host } = await inView();
    share(BOB);
    await settled();
    await answer(frameUser({ isFallback: true }));
    expect(message()).to.deep.equal({ kind: 'error', text: { key: 'accountType.unusable' } });
    share(BOB);
    await settled();
    await refuse(new WalletModalError('timeout', 'No answer'));
    expect(message()).to.deep.equal({ kind: 'error', text: { key: 'signIn.late' } });
    expect(host).to.deep.equal(['report timeout']);
    expect(views()).to.deep.equal(['Profile', 'SelectAddresses']);
  });

  it('does not close a view that the visitor opened meanwhile', async () => {
    const { share, answer, views, store } = await inView();
    share(ALICE);
    await settled();
    store.set(goBackAtom);
    await answer(frameUser({ shared: [ALICE] }));
    expect(views()).to.deep.equal(['Profile']);
  });
});

describe('networks without smart accounts', () => {
  const without = async (type: 'eoa' | 'smartAccount', enabled: readonly number[]) => {
    const here = await signedIn({ user: frameUser({ accountType: type }) });
    here.store.set(smartAccountNetworksAtom, enabled);
    const isWithout = () => here.store.get(isWithoutSmartAccountAtom);
    return { ...here, isWithout, all: () => [ONE, TWO, 'solana:devnet' as const].map(isWithout()) };
  };

  it('are those that the frame does not list, for a smart account', async () => {
    expect((await without('smartAccount', [31337])).all()).to.deep.equal([false, true, false]);
    expect((await without('eoa', [31337])).all()).to.deep.equal([false, false, false]);
  });

  it('are none when the frame does not list any', async () => {
    expect((await without('smartAccount', [])).all()).to.deep.equal([false, false, false]);
  });

  it('are none for a wallet', async () => {
    const { auth, registry, connect, all } = await without('smartAccount', [31337]);
    auth.tell({ type: 'disconnected', reason: 'user' });
    const wallet = fakeConnector('a');
    registry.appear(wallet);
    await connect(wallet);
    expect(all()).to.deep.equal([false, false, false]);
  });
});
