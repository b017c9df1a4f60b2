import { expect } from 'chai';
import fc from 'fast-check';
import {
  addressOf,
  type CaipNetworkId,
  chainIdOf,
  isEvmAddress,
  namespaceOf,
  networkOf,
  parseCaipNetworkId,
  readEvmChainId,
  toCaipAddress,
  toHexChainId,
} from '../../../src/lib/networks/caip.js';

const chainIds = fc.integer({ min: 1, max: 2 ** 31 });

describe('parseCaipNetworkId', () => {
  it('splits namespace and reference', () => {
    expect(parseCaipNetworkId('eip155:137')).to.deep.equal({
      id: 'eip155:137',
      namespace: 'eip155',
      reference: '137',
    });
    expect(parseCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).to.include({ namespace: 'solana' });
  });

  for (const text of [
    '',
    'eip155',
    'eip155:',
    ':1',
    'eip155:0',
    'eip155:01',
    'eip155:0x1',
    'eip155:9007199254740993',
    'eip155:1 ',
    'eip155:1\n',
    `solana:${'5'.repeat(33)}`,
    'eip155:1:2',
    'EIP155:1',
  ]) {
    it(`rejects ${JSON.stringify(text)}`, () => {
      expect(parseCaipNetworkId(text)).to.equal(undefined);
    });
  }

  it('round-trips every eip155 network', () => {
    fc.assert(
      fc.property(chainIds, (chainId) => {
        const id: CaipNetworkId = `eip155:${chainId}`;
        expect(parseCaipNetworkId(id)?.id).to.equal(id);
        expect(namespaceOf(id)).to.equal('eip155');
        expect(chainIdOf(id)).to.equal(chainId);
      }),
    );
  });

  it('never throws, and returns what it accepts unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseCaipNetworkId(text);
        if (parsed) expect(`${parsed.namespace}:${parsed.reference}`).to.equal(text);
      }),
    );
  });
});

describe('chainIdOf', () => {
  it('throws for a network without a number', () => {
    expect(() => chainIdOf('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).to.throw(
      RangeError,
      'not an eip155 network',
    );
  });
});

describe('toHexChainId', () => {
  it('writes hex without leading zeros', () => {
    expect(toHexChainId('eip155:1')).to.equal('0x1');
    expect(toHexChainId('eip155:137')).to.equal('0x89');
  });
});

describe('readEvmChainId', () => {
  it('reads chain ids in every form that wallets use', () => {
    fc.assert(
      fc.property(chainIds, (chainId) => {
        const hex = chainId.toString(16);
        for (const answer of [
          chainId,
          BigInt(chainId),
          `${chainId}`,
          `0x${hex}`,
          `0x${hex.toUpperCase()}`,
          `0x00${hex}`,
        ]) {
          expect(readEvmChainId(answer)).to.equal(`eip155:${chainId}`);
        }
      }),
    );
  });

  for (const answer of [
    0,
    -1,
    1.5,
    Number.NaN,
    2n ** 64n,
    '',
    '0x',
    '0xzz',
    '1e3',
    null,
    undefined,
    {},
    ['0x1'],
  ]) {
    it(`rejects ${String(answer) || 'an empty string'} (${typeof answer})`, () => {
      expect(readEvmChainId(answer)).to.equal(undefined);
    });
  }
});

describe('addresses', () => {
  const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

  it('are 20 bytes of hex', () => {
    expect(isEvmAddress(address)).to.equal(true);
    expect(isEvmAddress(address.slice(0, -1))).to.equal(false);
    expect(isEvmAddress(`${address}0`)).to.equal(false);
    expect(isEvmAddress(42)).to.equal(false);
  });

  it('are written as CAIP-10 and read back', () => {
    const account = toCaipAddress('eip155:1', address);
    expect(account).to.equal(`eip155:1:${address}`);
    expect(networkOf(account)).to.equal('eip155:1');
    expect(addressOf(account)).to.equal(address);
  });
});
