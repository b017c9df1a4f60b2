import { expect } from 'chai';
import type { ConfigProblem } from '../../src/settings/explainProblem.js';
import { readConnectors } from '../../src/settings/readConnectors.js';
import { readWalletOrder } from '../../src/settings/readWalletOrder.js';

const provider = { request: async () => [] };
const valid = { id: 'ours', name: 'Our Wallet', provider };

function read(value: unknown) {
  const problems: ConfigProblem[] = [];
  const found = readConnectors(value, (problem) => problems.push(problem)).map(({ id, name }) => [id, name]);
  return { found, problems };
}

describe('connectors', () => {
  for (const [what, entry, isUsable] of [
    ['a provider', {}, true],
    ['a function that gives one', { provider: undefined, getProvider: () => provider }, true],
    ['neither', { provider: undefined }, false],
    ['a provider that cannot be asked', { provider: { send: () => undefined } }, false],
    ['no id', { id: undefined }, false],
    ['an id with a slash', { id: 'ours/solana' }, false],
    ['an id of 65 letters', { id: 'x'.repeat(65) }, false],
    ['the id of wallet apps', { id: 'walletConnect' }, false],
    ['the id of the sign-in', { id: 'auth' }, false],
    ['no name', { name: '' }, false],
    ['a name of hidden letters', { name: '\u200b' }, false],
  ] as const) {
    it(`${isUsable ? 'take' : 'leave out'} one with ${what}`, () => {
      const { found, problems } = read([{ ...valid, ...entry }]);
      expect(found).to.deep.equal(isUsable ? [['ours', 'Our Wallet']] : []);
      expect(problems).to.deep.equal(isUsable ? [] : [{ what: 'connector', index: 0 }]);
    });
  }

  it('are reported where they have a field that does not exist', () => {
    const { found, problems } = read([{ ...valid, getprovider: () => provider, icons: [] }]);
    expect(found).to.deep.equal([['ours', 'Our Wallet']]);
    const fields = { unknown: ['getprovider', 'icons'], missing: ['icon', 'rdns', 'getProvider'] };
    expect(problems).to.deep.equal([{ what: 'fields', where: 'connectors[0]', ...fields }]);
  });

  it('may be objects of a class, with members of their own', () => {
    class Device {
      readonly id = 'ours';
      readonly name = 'Our Wallet';
      readonly provider = provider;
      port = 'usb';
    }
    expect(read([new Device()])).to.deep.equal({ found: [['ours', 'Our Wallet']], problems: [] });
  });

  it('have each id once', () => {
    const { found, problems } = read([valid, { ...valid, name: 'Another' }]);
    expect(found).to.deep.equal([['ours', 'Our Wallet']]);
    expect(problems).to.deep.equal([{ what: 'connector', index: 1 }]);
  });

  it('must be a list', () => {
    expect(read({ 0: valid })).to.deep.equal({ found: [], problems: [{ what: 'connectors' }] });
    expect(read(undefined)).to.deep.equal({ found: [], problems: [] });
  });

  it('have no picture that would contact somebody', () => {
    const [own] = readConnectors([{ ...valid, icon: 'https://wallet.example/icon.png' }], () => undefined);
    expect(own?.icon).to.equal(undefined);
  });
});

describe('wallet-order', () => {
  it('is read in its order, each group once, without unknown words', () => {
    const problems: ConfigProblem[] = [];
    const words = ['featured', 'toString', 'walletconnect', 'featured', 'installed'];
    expect(readWalletOrder(words, (problem) => problems.push(problem))).to.deep.equal([
      'featured',
      'pairing',
      'installed',
    ]);
    expect(problems).to.deep.equal([
      {
        what: 'group',
        value: 'toString',
        of: ['recent', 'installed', 'walletconnect', 'featured', 'custom', 'recommended'],
      },
    ]);
  });
});
