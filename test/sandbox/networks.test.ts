import { expect } from 'chai';
import type { SandboxChain } from '../../src/sandbox/index.js';
import { call, eventsOf, localChains, makeWallet, rejection } from './support.js';

describe('the networks of a sandbox wallet', () => {
  it('start with the first', async () => {
    const wallet = makeWallet();
    expect(await call(wallet, 'eth_chainId')).to.equal('0x7a69');
    expect(await call(wallet, 'net_version')).to.equal('31337');
  });

  it('change after consent, reported before the answer', async () => {
    const wallet = makeWallet();
    const events = eventsOf(wallet);
    expect(await call(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' })).to.equal(null);
    expect(events).to.deep.equal([['chainChanged', '0x7a6a']]);
    expect(await call(wallet, 'eth_chainId')).to.equal('0x7a6a');
    expect(await call(wallet, 'net_version')).to.equal('31338');
  });

  it('need no consent to stay the same', async () => {
    const wallet = makeWallet({ policy: 'reject' });
    const events = eventsOf(wallet);
    expect(await call(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a69' })).to.equal(null);
    expect(events).to.deep.equal([]);
  });

  it('do not change when the visitor declines', async () => {
    const wallet = makeWallet({ policy: 'reject' });
    const error = await rejection(call(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' }));
    expect(error.code).to.equal(4001);
    expect(await call(wallet, 'eth_chainId')).to.equal('0x7a69');
  });

  it('are refused with 4902 when unknown', async () => {
    const error = await rejection(call(makeWallet(), 'wallet_switchEthereumChain', { chainId: '0x1' }));
    expect(error.code).to.equal(4902);
    expect(error.message).to.include('"0x1"');
  });

  for (const chainId of [1, '1', '0x', '0x0', '0x07a69', 'mainnet', undefined]) {
    it(`are refused with -32602 as ${JSON.stringify(chainId)}`, async () => {
      const error = await rejection(call(makeWallet(), 'wallet_switchEthereumChain', { chainId }));
      expect(error.code).to.equal(-32602);
    });
  }

  it('can be changed by the wallet’s user', () => {
    const wallet = makeWallet();
    const events = eventsOf(wallet);
    wallet.switchChain('eip155:31338');
    wallet.switchChain(31338);
    expect(events).to.deep.equal([['chainChanged', '0x7a6a']]);
    expect(() => wallet.switchChain(5)).to.throw(RangeError, 'eip155:5');
  });

  it('can disconnect with 4900 and reconnect', async () => {
    const wallet = makeWallet();
    wallet.setAccounts([...wallet.accounts]);
    const events = eventsOf(wallet);
    wallet.setOffline(true);
    wallet.setOffline(true);
    expect(wallet.provider.isConnected()).to.equal(false);
    expect((await rejection(call(wallet, 'eth_blockNumber'))).code).to.equal(4900);
    expect(await call(wallet, 'eth_accounts')).to.have.length(3);
    wallet.setOffline(false);
    expect(events.map(([name]) => name)).to.deep.equal(['disconnect', 'connect']);
    expect(events[0]?.[1]).to.be.instanceOf(Error).and.to.include({ code: 4900 });
  });
});

describe('added networks', () => {
  let one: SandboxChain;
  let two: SandboxChain;
  before(async () => {
    [one, two] = (await localChains()) as [SandboxChain, SandboxChain];
  });

  const parameter = (changes: Record<string, unknown> = {}) => ({
    chainId: '0x7a6a',
    chainName: two.name,
    nativeCurrency: two.nativeCurrency,
    rpcUrls: [two.rpcUrl],
    blockExplorerUrls: ['https://example.org'],
    ...changes,
  });

  it('are asked for their id, added and switched to', async () => {
    const wallet = makeWallet({ chains: [one] });
    const events = eventsOf(wallet);
    expect(await call(wallet, 'wallet_addEthereumChain', parameter())).to.equal(null);
    expect(events.filter(([name]) => name !== 'connect')).to.deep.equal([['chainChanged', '0x7a6a']]);
    expect(await call(wallet, 'eth_getCode', wallet.accounts[0], 'latest')).to.equal('0x');
    wallet.switchChain(31337);
    await call(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' });
    expect(wallet.state.chain).to.equal('eip155:31338');
  });

  it('are only switched to when already known', async () => {
    const wallet = makeWallet({ chains: [one, two] });
    await call(wallet, 'wallet_addEthereumChain', parameter({ rpcUrls: ['https://127.0.0.1:1'] }));
    expect(wallet.state.chain).to.equal('eip155:31338');
  });

  it('are not switched to by some wallets', async () => {
    const wallet = makeWallet({ chains: [one], quirks: { addsWithoutSwitching: true } });
    await call(wallet, 'wallet_addEthereumChain', parameter());
    await call(wallet, 'wallet_addEthereumChain', parameter());
    expect(wallet.state.chain).to.equal('eip155:31337');
    await call(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' });
    expect(wallet.state.chain).to.equal('eip155:31338');
  });

  it('are refused when their node is on another network', async () => {
    const wallet = makeWallet({ chains: [one] });
    const error = await rejection(call(wallet, 'wallet_addEthereumChain', parameter({ chainId: '0x1' })));
    expect(error.code).to.equal(-32602);
    expect(error.message).to.include('0x7a6a').and.to.include('0x1');
  });

  it('are refused when their node does not answer', async () => {
    const wallet = makeWallet({ chains: [one] });
    const rpcUrls = [`${location.origin}/rpc/31338?mode=500`];
    const error = await rejection(call(wallet, 'wallet_addEthereumChain', parameter({ rpcUrls })));
    expect(error.code).to.equal(-32602);
    expect(error.message).to.include("Request for method 'eth_chainId' on");
  });

  it('are not added when the visitor declines', async () => {
    const wallet = makeWallet({ chains: [one], policy: 'reject' });
    expect((await rejection(call(wallet, 'wallet_addEthereumChain', parameter()))).code).to.equal(4001);
    expect(
      (await rejection(call(wallet, 'wallet_switchEthereumChain', { chainId: '0x7a6a' }))).code,
    ).to.equal(4902);
  });

  const wrong: [title: string, changes: Record<string, unknown>][] = [
    ['no name', { chainName: '' }],
    ['no RPC URL', { rpcUrls: [] }],
    ['an invalid RPC URL', { rpcUrls: ['two'] }],
    ['an insecure RPC URL', { rpcUrls: ['http://example.org'] }],
    ['a currency in words', { nativeCurrency: 'TWO' }],
    ['other decimals', { nativeCurrency: { name: 'Two', symbol: 'TWO', decimals: 6 } }],
    ['a long symbol', { nativeCurrency: { name: 'Two', symbol: 'TWOTWOTWO', decimals: 18 } }],
    ['an unknown key', { isTestnet: true }],
    ['a numeric id', { chainId: 31338 }],
  ];
  for (const [title, changes] of wrong) {
    it(`are refused with -32602 for ${title}`, async () => {
      const wallet = makeWallet({ chains: [one] });
      const error = await rejection(call(wallet, 'wallet_addEthereumChain', parameter(changes)));
      expect(error.code).to.equal(-32602);
    });
  }
});
