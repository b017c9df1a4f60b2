import { expect } from 'chai';
import { offeredWallets } from '../../src/views/help/offeredWallets.js';
import { matchesQuery } from '../../src/views/matchesQuery.js';
import { groupAddress } from '../../src/views/shared/text/groupAddress.js';

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
  it('keeps the prefix with the first four, and loses nothing', () => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    const groups = groupAddress(address);
    expect(groups.length).to.equal(10);
    expect(groups[0]).to.equal('0xf39F');
    expect(groups.join('')).to.equal(address);
  });

  it('accepts addresses without a prefix', () => {
    expect(groupAddress('7EcDhSYGxXyscszYEp')).to.deep.equal(['7EcD', 'hSYG', 'xXys', 'cszY', 'Ep']);
  });
});

describe('offeredWallets', () => {
  const wallet = (id: string, homepage = `https://${id}.example`) => ({ id, name: id, homepage });

  it('offers the first with a homepage, each once', () => {
    const wallets = offeredWallets(
      [wallet('a'), { id: 'b', name: 'b' }],
      [wallet('a'), wallet('c'), wallet('d')],
      [wallet('e'), wallet('f')],
    );
    expect(wallets.map(({ id }) => id)).to.deep.equal(['a', 'c', 'd', 'e']);
  });
});
