import { expect } from 'chai';
import { knownNetwork, type NetworkDefinition } from '../../src/lib/networks.js';
import { explorerUrl } from '../../src/views/account/explorerUrl.js';
import { groupAddress } from '../../src/views/account/groupAddress.js';
import { offeredWallets } from '../../src/views/help/offeredWallets.js';
import { matchesQuery } from '../../src/views/matchesQuery.js';

describe('matchesQuery', () => {
  const cases: [text: string, query: string, matches: boolean][] = [
    ['MetaMask', 'meta', true],
    ['Réunion', 'REUN', true],
    ['Reunion', 'réun', true],
    ['BNB Smart Chain', 'chain bnb', true],
    ['BNB Smart Chain', 'chain eth', false],
    ['Anything', '  ', true],
    ['İstanbul', 'istanbul', true],
    ['渋谷ウォレット', '渋谷', true],
  ];
  for (const [text, query, matches] of cases) {
    it(`${matches ? 'finds' : 'does not find'} "${query}" in ${text}`, () => {
      expect(matchesQuery(text, query)).to.equal(matches);
    });
  }
});

describe('groupAddress', () => {
  it('keeps the prefix with the first four and loses nothing', () => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    const groups = groupAddress(address);
    expect(groups.length).to.equal(10);
    expect(groups[0]).to.equal('0xf39F');
    expect(groups.join('')).to.equal(address);
  });

  it('takes addresses without a prefix', () => {
    expect(groupAddress('7EcDhSYGxXyscszYEp')).to.deep.equal(['7EcD', 'hSYG', 'xXys', 'cszY', 'Ep']);
  });
});

describe('explorerUrl', () => {
  const account = 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const mainnet = knownNetwork('eip155:1') as NetworkDefinition;

  it('points to the account', () => {
    expect(explorerUrl(mainnet, account)).to.equal(
      'https://etherscan.io/address/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    );
  });

  for (const base of ['javascript:alert(1)', 'http://explorer.example', 'explorer.example', '']) {
    it(`refuses "${base}"`, () => {
      expect(explorerUrl({ ...mainnet, explorerUrl: base }, account)).to.equal(undefined);
    });
  }
});

describe('offeredWallets', () => {
  it('cleans names and keeps only what can be opened', () => {
    const wallets = offeredWallets([
      { id: 'a', name: 'A\u202e Wallet', homepage: 'https://a.example', image_url: 'javascript:1' },
      { id: 'b', name: ' ', homepage: 'https://b.example' },
      { id: 'c', name: 'C', homepage: 'data:text/html,c' },
      null as never,
    ]);
    expect(wallets).to.deep.equal([
      { id: 'a', name: 'A Wallet', homepage: 'https://a.example', image: undefined },
    ]);
  });
});
