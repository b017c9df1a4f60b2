import { expect } from 'chai';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import type { SwapToken } from '../../../src/lib/swap/quoteSource.js';
import { ONE } from '../../atoms/fakes.js';
import { COIN, fairQuote, fakeSwapping, swapFor, TOKENS } from '../../atoms/swap/fakeSwapping.js';
import { cleanUp } from '../../ui/mount.js';
import { mountContent, mountModal, type } from '../content.js';
import { showSwap } from './showSwap.js';

afterEach(cleanUp);

const TEN = 'eip155:10';
const POINTS: SwapToken = { ...COIN, network: TEN, symbol: 'PTS', name: 'Points' };
const bridge = {
  id: 'across',
  name: 'Across',
  least: 1_900_000_000_000_000_000n,
  seconds: 90,
  feeValue: '0.5',
};
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };

/** The form of a site with two networks, and a source that crosses them. */
async function form({ crossesNetworks = true, others = async () => [POINTS], mount = mountContent } = {}) {
  const swapping = fakeSwapping({
    crossesNetworks,
    tokens: async (network) => (network === TEN ? others() : TOKENS),
    quote: async (query) =>
      query.toNetwork === undefined ? fairQuote(query) : { toAmount: 2_000_000_000_000_000_000n, bridge },
    prepareSwap: async (wanted) =>
      swapFor(wanted, {
        toAmount: 2_000_000_000_000_000_000n,
        received: undefined,
        least: undefined,
        bridge,
      }),
  });
  const here = await showSwap({ swapping }, mount);
  here.store.set(configAtom, {
    ...here.store.get(configAtom),
    networks: [
      { id: ONE, name: 'One', nativeCurrency, rpcUrl: 'https://one.example' },
      { id: TEN, name: 'Ten', nativeCurrency, rpcUrl: 'https://ten.example' },
      { id: 'eip155:56', name: 'Nodeless', nativeCurrency },
    ],
  });
  await here.sees('You pay');
  return here;
}

describe('a swap across networks', () => {
  it('is chosen by its network, and reviewed with what nobody can check', async () => {
    const { press, sees, misses, button, expectReadable, root, inside, pass } = await form();
    await button('Switch tokens');
    await press(/Change the token you get$/);
    await sees('Ten');
    const choice = root.querySelector('[aria-label="Network you get it on"]') as HTMLElement;
    expect([...choice.querySelectorAll('button > :first-child[aria-hidden]')]).to.have.length(2);
    expect(root.textContent).to.not.include('Nodeless');
    await press('Ten');
    await sees('Points');
    await expectReadable();
    await press(/^Points/);
    await sees('You get on Ten');
    await sees('You pay on One');
    expect(root.querySelector('[aria-label="Switch tokens"]')).to.equal(null);
    await type(await inside.findByShadowRole<HTMLInputElement>('textbox', { name: 'You pay on One' }), '1');
    await pass(1_000);
    await sees('2');
    await press('Details');
    await sees('Across');
    await sees('2 minutes');
    await press('Review swap');
    await sees('Across brings it to Ten');
    await sees('We check what leaves your account on One.');
    await sees('Minimum the bridge promises');
    await sees('1.9 PTS');
    await sees('Simulated on One only');
    await expectReadable();
    expect((await button('Confirm above')).getAttribute('aria-disabled')).to.equal('true');
    await misses('The exchange doesn’t guarantee a minimum');
  });

  it('has networks of the same height where there are no tokens, and while they load', async () => {
    const never = new Promise<SwapToken[]>(() => undefined);
    const { press, sees, root, inside } = await form({ others: () => never, mount: mountModal });
    await press(/Change the token you get$/);
    await sees('Ten');
    // Layout heights, because the card is still growing when it opens.
    const heights = () =>
      [...root.querySelectorAll<HTMLElement>('[aria-label="Network you get it on"] button')].map(
        ({ offsetHeight }) => offsetHeight,
      );
    const [height] = heights();
    expect(height).to.be.within(44, 50);
    await type(await inside.findByShadowRole<HTMLInputElement>('searchbox'), 'nothing');
    await sees('No token matches');
    expect(heights()).to.deep.equal([height, height]);
    await press('Ten');
    await sees('Loading tokens…');
    expect(heights()).to.deep.equal([height, height]);
  });

  it('is not offered where the source of quotes stays on one network', async () => {
    const { press, sees, root } = await form({ crossesNetworks: false });
    await press(/Change the token you get$/);
    await sees('SUSD');
    expect(root.textContent).to.not.include('Ten');
  });
});
