import { expect } from 'chai';
import { getAddress } from 'viem';
import { knownTokens } from '../../../src/chains/evm/knownTokens.js';

const NETWORKS = [1, 10, 56, 100, 137, 324, 8453, 42161, 42220, 43114, 59144].map(
  (id) => `eip155:${id}` as const,
);

describe('knownTokens', () => {
  for (const network of NETWORKS) {
    it(`has addresses with right checksums for ${network}, each once`, () => {
      const tokens = knownTokens(network);
      expect(tokens.length).to.be.greaterThan(0);
      for (const [, , , address] of tokens) expect(getAddress(address.toLowerCase())).to.equal(address);
      expect(new Set(tokens.map(([, , , address]) => address)).size).to.equal(tokens.length);
      expect(new Set(tokens.map(([symbol]) => symbol)).size).to.equal(tokens.length);
    });
  }

  it('counts the dollars of BNB Smart Chain with 18 decimals, unlike those of Ethereum', () => {
    const decimalsOn = (network: `eip155:${number}`) =>
      knownTokens(network).flatMap(([symbol, , decimals]) => (/^USD[CT]$/.test(symbol) ? decimals : []));
    expect(decimalsOn('eip155:56')).to.deep.equal([18, 18]);
    expect(decimalsOn('eip155:1')).to.deep.equal([6, 6]);
  });

  it('has none for unknown networks', () => {
    expect(knownTokens('eip155:31337')).to.deep.equal([]);
  });
});
