import { expect } from 'chai';
import { readLegacyWallets } from '../../../src/chains/evm/legacyWallets.js';

const wallet = (marks: Record<string, unknown> = {}) => ({ request: async () => null, ...marks });
const namesAt = (ethereum: unknown) => readLegacyWallets({ ethereum }).map(({ name }) => name);

describe('readLegacyWallets', () => {
  for (const [marks, name] of [
    [{ isMetaMask: true }, 'MetaMask'],
    [{ isMetaMask: true, isRabby: true }, 'Rabby Wallet'],
    [{ isMetaMask: true, isBraveWallet: true }, 'Brave Wallet'],
    [{ isMetaMask: true, isPhantom: true }, 'Phantom'],
    [{ isMetaMask: true, isTrustWallet: true }, 'Trust Wallet'],
    [{ isMetaMask: true, isOkxWallet: true }, 'OKX Wallet'],
    [{ isCoinbaseWallet: true }, 'Coinbase Wallet'],
    [{ isSomethingElse: true }, undefined],
    [{ isMetaMask: 'yes' }, undefined],
    [{}, undefined],
  ] as const) {
    it(`reads a wallet with ${JSON.stringify(marks)} as ${name ?? 'one without a name'}`, () => {
      expect(namesAt(wallet(marks))).to.deep.equal([name]);
    });
  }

  it('reads all providers in order, without the one that lists them', () => {
    const providers = [wallet({ isMetaMask: true }), wallet(), wallet({ isCoinbaseWallet: true })];
    const found = readLegacyWallets({ ethereum: wallet({ isMetaMask: true, providers }) });
    expect(found.map(({ name }) => name)).to.deep.equal(['MetaMask', undefined, 'Coinbase Wallet']);
    expect(found.map(({ provider }) => provider)).to.deep.equal(providers);
  });

  for (const providers of [[], [null, {}, 'wallet'], { 0: wallet() }]) {
    it(`reads window.ethereum itself when its list is ${JSON.stringify(providers)}`, () => {
      expect(namesAt(wallet({ isRabby: true, providers }))).to.deep.equal(['Rabby Wallet']);
    });
  }

  for (const ethereum of [undefined, null, 'wallet', 7, {}, { request: true }, []]) {
    it(`finds none when window.ethereum is ${JSON.stringify(ethereum) ?? 'missing'}`, () => {
      expect(namesAt(ethereum)).to.deep.equal([]);
    });
  }

  const broken = () => {
    throw new Error('A script broke');
  };
  for (const [what, scope] of [
    ['the place', Object.defineProperty({}, 'ethereum', { get: broken })],
    ['its request', { ethereum: Object.defineProperty({}, 'request', { get: broken }) }],
    ['its list', { ethereum: Object.defineProperty(wallet(), 'providers', { get: broken }) }],
    ['its mark', { ethereum: Object.defineProperty(wallet(), 'isRabby', { get: broken }) }],
  ] as const) {
    it(`finds none when ${what} throws`, () => {
      expect(readLegacyWallets(scope)).to.deep.equal([]);
    });
  }
});
