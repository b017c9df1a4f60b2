import { expect } from 'chai';
import { routeAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { isWatchOfferedAtom } from '../../../src/atoms/watch/isWatchOffered.js';
import { viewedAccountAtom } from '../../../src/atoms/watch/viewedAccount.js';
import {
  stopWatchingAtom,
  watchAccountAtom,
  watchedAccountAtom,
  watchOnNetworkAtom,
  watchTextAtom,
} from '../../../src/atoms/watch/watchedAccount.js';
import { watchedNetworksAtom } from '../../../src/atoms/watch/watchedNetworks.js';
import { submitWatchAtom, watchNetworkAtom, watchTargetAtom } from '../../../src/atoms/watch/watchForm.js';
import type { FoundRecipient } from '../../../src/lib/send/sending.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeAccountData, fakeConnector, ONE, TWO, world } from '../fakes.js';

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const SOL_ADDRESS = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM';

const network = (id: `${string}:${string}`, rpcUrl: string | undefined = '/rpc') => ({
  id,
  name: id,
  rpcUrl,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
});

/** A site with these networks. The look-up of any name or address gives `found`. */
function site(networks = [network(ONE), network(TWO), network(SOLANA)], found?: FoundRecipient) {
  const wallet = fakeConnector('a');
  const asked: string[] = [];
  const here = world({
    wallets: [wallet],
    services: {
      openAccountData: async () =>
        fakeAccountData({
          async findAddress(typed, on) {
            asked.push(`${typed.kind === 'name' ? typed.name : typed.address} on ${on}`);
            return found ?? { address: BOB, name: undefined, place: 'wallet' };
          },
        }),
    },
  });
  const config = here.store.get(configAtom);
  here.store.set(configAtom, {
    ...config,
    networks: networks as (typeof config)['networks'],
    features: { ...config.features, watch: true },
  });
  const stop = here.store.sub(watchTargetAtom, () => undefined);
  return { ...here, wallet, asked, stop };
}

describe('watching', () => {
  it('is offered only on networks that have a node, and only where it is named', () => {
    const { store } = site([network(ONE), network(TWO, '')]);
    expect(store.get(isWatchOfferedAtom)).to.equal(true);
    const config = store.get(configAtom);
    store.set(configAtom, { ...config, features: { ...config.features, watch: false } });
    expect(store.get(isWatchOfferedAtom)).to.equal(false);
    const bare = site([network(TWO, '')]);
    expect(bare.store.get(isWatchOfferedAtom)).to.equal(false);
  });

  for (const [typed, on, step] of [
    ['', ONE, 'empty'],
    [` ${BOB} `, ONE, 'found'],
    [SOL_ADDRESS, SOLANA, 'found'],
    ['bob.eth', ONE, 'reading'],
    ['nobody', ONE, 'invalid'],
    [`${BOB}​`, ONE, 'invalid'],
  ] as const) {
    it(`reads "${typed}" for ${on}: ${step}`, async () => {
      const { store } = site();
      store.set(watchTextAtom, typed);
      await settled();
      expect(store.get(watchNetworkAtom)?.id).to.equal(on);
      expect(store.get(watchTargetAtom).step).to.equal(step);
    });
  }

  it('does not look names up at every letter', async () => {
    const { store, asked, clock } = site();
    for (const typed of ['bo.e', 'bob.et', 'bob.eth']) {
      store.set(watchTextAtom, typed);
      await settled();
    }
    clock.move(10_000);
    await settled();
    expect(asked).to.deep.equal([`bob.eth on ${ONE}`]);
  });

  it('watches only what was found', async () => {
    const { store } = site(undefined, { problem: 'checksum' });
    store.set(watchTextAtom, BOB);
    await settled();
    store.set(submitWatchAtom);
    expect(store.get(watchedAccountAtom)).to.equal(undefined);
  });

  it('goes on on another network of the family', async () => {
    const { store } = site();
    store.set(watchTextAtom, BOB);
    await settled();
    store.set(submitWatchAtom);
    expect(store.get(routeAtom).view).to.equal('WatchedAccount');
    expect(store.get(watchedNetworksAtom).map(({ id }) => id)).to.deep.equal([ONE, TWO]);
    store.set(watchOnNetworkAtom, TWO);
    expect(store.get(viewedAccountAtom)).to.equal(`${TWO}:${BOB}`);
  });

  it('gives way to the connected account', async () => {
    const { store, wallet, connect } = site();
    store.set(watchAccountAtom, `${ONE}:${BOB}`);
    await connect(wallet, facts(ONE, ALICE));
    expect(store.get(watchedAccountAtom)).to.equal(undefined);
    expect(store.get(viewedAccountAtom)).to.equal(`${ONE}:${ALICE}`);
  });

  it('is forgotten with what was typed', () => {
    const { store } = site();
    store.set(watchTextAtom, BOB);
    store.set(watchAccountAtom, `${ONE}:${BOB}`);
    store.set(stopWatchingAtom);
    expect(store.get(viewedAccountAtom)).to.equal(undefined);
    expect(store.get(watchTextAtom)).to.equal('');
  });
});
