import { expect } from 'chai';
import { routeAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { isSwapOfferedAtom, openSwapAtom } from '../../../src/atoms/swap/openSwap.js';
import type { Config } from '../../../src/lib/config.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { facts, fakeConnector, ONE, world } from '../fakes.js';
import { fakeSwapping } from './fakeSwapping.js';

const MAINNET: CaipNetworkId = 'eip155:1';
const BASE: CaipNetworkId = 'eip155:8453';
const SOLANA: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const HOSTED = { hosted: { url: 'https://chain.example', projectId: 'p', isHosted: true } };
const OWN_SERVICE = { hosted: { ...HOSTED.hosted, isHosted: false } };

const ownSource = (swapsOnSolana: boolean | undefined) => ({
  own: { swapsOnSolana } as unknown as QuoteSource,
});

interface Place {
  on?: CaipNetworkId;
  networks?: readonly CaipNetworkId[];
  quotes?: Config['quotes'];
  isSwitchedOn?: boolean;
}

/** A visitor at their account on a network. */
async function at({
  on = ONE,
  networks = [ONE, MAINNET, BASE, SOLANA],
  quotes = HOSTED,
  ...rest
}: Place = {}) {
  const { isSwitchedOn = true } = rest;
  const wallet = fakeConnector('a', on === SOLANA ? 'solana' : 'eip155');
  const services = { openSwap: async () => fakeSwapping() };
  const here = world({ wallets: [wallet], networks, services });
  const { features } = here.store.get(configAtom);
  here.store.set(configAtom, {
    ...here.store.get(configAtom),
    quotes,
    features: { ...features, swaps: isSwitchedOn },
  });
  await here.connect(wallet, facts(on));
  here.open('Account');
  const isOffered = () => here.store.get(isSwapOfferedAtom);
  const route = () => here.store.get(routeAtom);
  return { ...here, isOffered, route };
}

describe('swapping is offered', () => {
  for (const [what, place, expected] of [
    ['on a network with swaps', { on: MAINNET }, true],
    ['on a network without, if the site has one with swaps', { on: ONE }, true],
    ['nowhere if the site has none with swaps', { on: ONE, networks: [ONE] }, false],
    ['nowhere on Solana by the chain API', { on: SOLANA }, false],
    ['on Solana by a source that swaps there', { on: SOLANA, quotes: ownSource(true) }, true],
    ['nowhere on Solana by a source that does not', { on: SOLANA, quotes: ownSource(undefined) }, false],
    ['nowhere if it is switched off', { on: MAINNET, isSwitchedOn: false }, false],
    ['nowhere without a source of quotes', { on: MAINNET, quotes: undefined }, false],
    ['anywhere by a service of the site’s own', { on: ONE, networks: [ONE], quotes: OWN_SERVICE }, true],
  ] as const) {
    it(what, async () => {
      const given = 'quotes' in place && place.quotes === undefined;
      const { isOffered, store } = await at(place);
      if (given) store.set(configAtom, { ...store.get(configAtom), quotes: undefined });
      expect(isOffered()).to.equal(expected);
    });
  }
});

describe('choosing to swap', () => {
  it('shows the form where there are swaps', async () => {
    const { store, route, tracked } = await at({ on: MAINNET });
    store.set(openSwapAtom);
    expect(route()).to.deep.equal({ view: 'Swap' });
    expect(tracked.at(-1)).to.deep.equal({
      event: 'OPEN_SWAP',
      properties: { network: MAINNET, isSmartAccount: false },
    });
  });

  it('shows the networks with swaps where there are none', async () => {
    const { store, route, tracked } = await at({ on: ONE });
    store.set(openSwapAtom);
    expect(route()).to.deep.equal({ view: 'UnsupportedChain', forSwapsOn: [MAINNET, BASE] });
    expect(tracked.filter(({ event }) => event === 'OPEN_SWAP')).to.deep.equal([]);
  });
});
