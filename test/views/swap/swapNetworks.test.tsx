import { expect } from 'chai';
import { within } from 'shadow-dom-testing-library';
import { watchUnsupportedNetwork } from '../../../src/atoms/effects/watchUnsupportedNetwork.js';
import { routeAtom } from '../../../src/atoms/router.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { facts, fakeConnector, ONE, world } from '../../atoms/fakes.js';
import { fakeSwapping } from '../../atoms/swap/fakeSwapping.js';
import { until } from '../../support/promises.js';
import { cleanUp } from '../../ui/mount.js';
import { mountContent } from '../content.js';

afterEach(cleanUp);

/** The account of a visitor on a network without swaps. The site also has Ethereum and Base. */
async function showAccount(isOn = true) {
  const wallet = fakeConnector('a');
  const here = world({
    wallets: [wallet],
    networks: [ONE, 'eip155:1', 'eip155:8453'],
    services: { openSwap: async () => fakeSwapping() },
  });
  const config = here.store.get(configAtom);
  here.store.set(configAtom, {
    ...config,
    quotes: { hosted: { url: 'https://chain.example', projectId: 'p', isHosted: true } },
    features: { ...config.features, swaps: isOn },
  });
  here.start(watchUnsupportedNetwork);
  await here.connect(wallet);
  here.open('Account');
  const { root } = mountContent(here.store);
  const inside = within(root as unknown as HTMLElement);
  const sees = (text: string) => until(() => root.textContent?.includes(text), text);
  const press = async (name: RegExp | string) => (await inside.findByShadowRole('button', { name })).click();
  return { ...here, wallet, root, inside, sees, press };
}

describe('swapping on a network without swaps', () => {
  it('offers the networks that have them, and goes on from there', async () => {
    const { press, sees, wallet, store, root } = await showAccount();
    await press('Swap');
    await sees('You can’t swap on');
    const rows = [...root.querySelectorAll('[data-row]')].map(({ textContent }) => textContent);
    expect(rows.join(' '))
      .to.match(/1.*8453/)
      .and.not.include('31337');
    await press(/8453/);
    await until(() => wallet.asked.length > 0, 'the switch');
    wallet.connected(facts('eip155:8453'));
    wallet.asked[0]?.resolve(undefined);
    await until(() => store.get(routeAtom).view === 'Swap', 'the form');
    await sees('You pay');
  });

  it('stays open if the wallet itself changes to another accepted network', async () => {
    const { press, sees, wallet, host, store } = await showAccount();
    await press('Swap');
    await sees('You can’t swap on');
    wallet.connected(facts('eip155:1'));
    expect(host).to.deep.equal([]);
    expect(store.get(routeAtom).view).to.equal('UnsupportedChain');
  });

  it('is not offered if the site has switched it off', async () => {
    const { sees, inside } = await showAccount(false);
    await sees('Receive');
    expect(inside.queryByShadowRole('button', { name: 'Swap' })).to.equal(null);
  });
});
