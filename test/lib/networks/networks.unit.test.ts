import { expect } from 'chai';
import { parseCaipNetworkId } from '../../../src/lib/networks/caip.js';
import { knownNetwork, unnamedNetwork } from '../../../src/lib/networks/networks.js';
import { networkSvg } from '../../../src/ui/networkIcon.js';

/** The networks that the hosted service swaps on. */
const SWAP_CHAINS = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554];

describe('knownNetwork', () => {
  for (const reference of SWAP_CHAINS) {
    it(`knows eip155:${reference}, without an RPC URL`, () => {
      const network = knownNetwork(`eip155:${reference}`);
      expect(parseCaipNetworkId(network?.id ?? '')?.reference).to.equal(String(reference));
      expect(network?.rpcUrl).to.equal(undefined);
      expect(network?.explorerUrl).to.match(/^https:\/\/[^/]+$/);
      expect(network?.nativeCurrency).to.include({ decimals: 18 });
      // Wallets refuse to add a network with a shorter or longer currency symbol.
      expect(network?.nativeCurrency.symbol).to.match(/^\w{2,6}$/);
    });
  }

  for (const [reference, name, symbol] of [
    [130, 'Unichain', 'ETH'],
    [5000, 'Mantle', 'MNT'],
    [81457, 'Blast', 'ETH'],
    [534352, 'Scroll', 'ETH'],
  ] as const) {
    it(`calls eip155:${reference} ${name}, whose picture is built in`, () => {
      const network = knownNetwork(`eip155:${reference}`);
      expect([network?.name, network?.nativeCurrency.symbol]).to.deep.equal([name, symbol]);
      expect(networkSvg(`eip155:${reference}`)).to.not.equal(undefined);
    });
  }

  it('knows no other', () => {
    expect(knownNetwork('eip155:31337')).to.equal(undefined);
  });
});

describe('unnamedNetwork', () => {
  it('is named by its id', () => {
    expect(unnamedNetwork('eip155:31337')).to.include({ id: 'eip155:31337', name: 'eip155:31337' });
  });
});
