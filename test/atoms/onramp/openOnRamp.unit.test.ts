import { expect } from 'chai';
import { isOnRampOfferedAtom, openWhatIsABuyAtom } from '../../../src/atoms/onramp/openOnRamp.js';
import { routeAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import type { Config } from '../../../src/lib/config.js';
import { facts, fakeConnector, ONE, world } from '../fakes.js';
import { startBuying } from './startBuying.js';

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const SERVED: Config['onRamps'] = { own: [], hosted: undefined };

async function isOffered(namespace: 'eip155' | 'solana', isOn: boolean, onRamps: Config['onRamps']) {
  const wallet = fakeConnector('a', namespace);
  const here = world({ wallets: [wallet], networks: [ONE, SOLANA] });
  const config = here.store.get(configAtom);
  here.store.set(configAtom, { ...config, onRamps, features: { ...config.features, onramp: isOn } });
  await here.connect(wallet, facts(namespace === 'solana' ? SOLANA : ONE));
  return here.store.get(isOnRampOfferedAtom);
}

describe('buying is offered', () => {
  it('to an EVM account', async () => expect(await isOffered('eip155', true, SERVED)).to.equal(true));
  it('to no Solana account', async () => expect(await isOffered('solana', true, SERVED)).to.equal(false));
  it('nowhere if it is switched off', async () =>
    expect(await isOffered('eip155', false, SERVED)).to.equal(false));
  it('nowhere if nobody sells', async () =>
    expect(await isOffered('eip155', true, undefined)).to.equal(false));
});

describe('the explanation of buying', () => {
  it('is told to the page when it is opened', async () => {
    const { store, tracked } = await startBuying();
    store.set(openWhatIsABuyAtom);
    expect(store.get(routeAtom).view).to.equal('WhatIsABuy');
    expect(tracked.at(-1)).to.deep.equal({
      event: 'SELECT_WHAT_IS_A_BUY',
      properties: { isSmartAccount: false },
    });
  });
});
