import { expect } from 'chai';
import type { CaipNetworkId } from '../../src/lib/networks/caip.js';
import { readDrawing } from '../../src/lib/untrusted/parseSvgIcon.js';
import { networkIcon, networkSvg } from '../../src/ui/networkIcon.js';

const chains = [
  ...[1, 10, 56, 100, 130, 137, 250, 324, 5000, 8217, 8453, 42161, 42220, 43114, 59144, 81457, 84532],
  ...[534352, 7777777, 11155111, 1313161554],
].map((chain): CaipNetworkId => `eip155:${chain}`);
const clusters: CaipNetworkId[] = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
];

describe('built-in network icons', () => {
  for (const id of [...chains, ...clusters]) {
    it(`include ${id}, drawable under any policy`, () => {
      const icon = networkIcon(id);
      expect(icon && readDrawing(icon, { prefix: 'x' })?.children).to.not.be.empty;
      // Buttons parse the text without checks, and strict policies forbid styles.
      expect(networkSvg(id)?.trim()).to.match(/^(<\/?\w+(\s+[\w:-]+="[^"<>&]*")*\s*\/?>\s*)+$/);
      expect(networkSvg(id)).to.not.include(' style=');
    });
  }

  it('include no little-known network', () => {
    expect(networkIcon('eip155:31337')).to.equal(undefined);
    expect(networkIcon('cosmos:cosmoshub-4')).to.equal(undefined);
  });
});
