import { expect } from 'chai';
import { neededNamespaceAtom } from '../../../src/atoms/connection.js';
import { submitCodeAtom, submitEmailAtom } from '../../../src/atoms/signIn/email.js';
import { isSignInOfferedAtom, signInNamespacesAtom } from '../../../src/atoms/signIn/signInNetworks.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { settled } from '../../support/promises.js';
import { fakeBridge } from '../fakeBridge.js';
import { fakeConnector, world } from '../fakes.js';

// Of the networks below, the hosted frame knows Base and Solana mainnet, but not Linea (behaviour 5.6).
const LINEA: CaipNetworkId = 'eip155:59144';
const BASE: CaipNetworkId = 'eip155:8453';
const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

/** A site that offers sign-in through the hosted frame or its own. */
function site(isHosted: boolean, ...ids: readonly CaipNetworkId[]) {
  const frame = fakeBridge();
  const auth = fakeConnector('auth');
  Object.assign(auth.info, { type: 'AUTH' });
  const signIn = {
    url: 'https://frame.example/sdk',
    projectId: 'p',
    isHosted,
    email: true,
    providers: [],
    offersSmartAccounts: true,
  };
  const here = world({
    wallets: [auth],
    config: { signIn, networks: ids.map(unnamedNetwork), defaultNetwork: ids[0] },
    services: { openSignIn: async () => frame.bridge },
  });
  return {
    ...here,
    /** Signs in with a code, and returns the calls to the frame. */
    async asked() {
      here.open();
      void here.store.set(submitEmailAtom, 'ann@example.com');
      await settled();
      await frame.answer('connectEmail', { action: 'VERIFY_OTP' });
      void here.store.set(submitCodeAtom, '123456');
      await settled();
      await frame.answer('connectOtp');
      await settled();
      return frame.asked[0]?.given[0];
    },
  };
}

describe('a sign-in', () => {
  for (const [what, isHosted, networks, network] of [
    ['the site’s first network that the hosted frame supports', true, [LINEA, BASE], BASE],
    ['Solana when the hosted frame supports no EVM network of the site', true, [LINEA, SOLANA], SOLANA],
    ['the site’s first network with its own frame', false, [LINEA, BASE], LINEA],
  ] as const) {
    it(`starts on ${what}`, async () => {
      expect(await site(isHosted, ...networks).asked()).to.deep.equal({ network });
    });
  }

  it('starts on any EVM network where the site lists none', async () => {
    expect(await site(true).asked()).to.deep.equal({ namespace: 'eip155' });
  });

  for (const [what, isHosted, networks, namespaces] of [
    ['networks of both namespaces', true, [BASE, SOLANA], ['eip155', 'solana']],
    [
      'Solana alone when the hosted frame supports no EVM network of the site',
      true,
      [LINEA, SOLANA],
      ['solana'],
    ],
    ['both namespaces with the site’s own frame', false, [LINEA, SOLANA], ['eip155', 'solana']],
    ['EVM where the site lists none', true, [], ['eip155']],
  ] as const) {
    it(`has accounts for ${what}`, () => {
      const { store } = site(isHosted, ...networks);
      expect(store.get(signInNamespacesAtom)).to.deep.equal(namespaces);
    });
  }
});

describe('sign-in', () => {
  for (const [networks, needed, isOffered] of [
    [[BASE, SOLANA], undefined, true],
    [[BASE, SOLANA], 'eip155', true],
    [[BASE, SOLANA], 'solana', false],
    [[LINEA, SOLANA], undefined, true],
    [[LINEA, SOLANA], 'eip155', false],
    [[LINEA, SOLANA], 'solana', true],
  ] as const) {
    it(`is ${isOffered ? '' : 'not '}offered on ${networks}, with ${needed ?? 'nothing'} needed`, () => {
      const { store } = site(true, ...networks);
      store.set(neededNamespaceAtom, needed);
      expect(store.get(isSignInOfferedAtom)).to.equal(isOffered);
    });
  }
});
