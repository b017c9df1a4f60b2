import { expect } from 'chai';
import { SANDBOX_ADDRESSES } from '../../../src/sandbox/index.js';
import { call, eventsOf, makeWallet, rejection, wait } from '../support.js';

const [alice] = SANDBOX_ADDRESSES;
const CONNECT = 'eth_requestAccounts';

describe('a wallet with quirks', () => {
  it('writes addresses in its own way everywhere', async () => {
    for (const [addresses, written] of [
      ['lower', alice.toLowerCase()],
      ['upper', `0x${alice.slice(2).toUpperCase()}`],
    ] as const) {
      const wallet = makeWallet({ quirks: { addresses } });
      const events = eventsOf(wallet);
      expect(await call(wallet, CONNECT)).to.deep.equal([written]);
      expect(await call(wallet, 'eth_accounts')).to.deep.equal([written]);
      expect(events).to.deep.equal([['accountsChanged', [written]]]);
      expect(await call(wallet, 'personal_sign', '0x00', written)).to.match(/^0x/);
    }
  });

  for (const [chainIds, written] of [
    ['padded', '0x00007A69'],
    ['decimal', '31337'],
    ['number', 31337],
  ] as const) {
    it(`writes chain ids as ${JSON.stringify(written)}`, async () => {
      const wallet = makeWallet({ quirks: { chainIds } });
      const events = eventsOf(wallet);
      expect(await call(wallet, 'eth_chainId')).to.equal(written);
      await wait(10);
      expect(events).to.deep.equal([['connect', { chainId: written }]]);
    });
  }

  for (const [unknownChain, code] of [
    ['nested', -32603],
    ['5000', 5000],
    ['-32600', -32600],
    ['-32602', -32602],
    ['-32603', -32603],
  ] as const) {
    it(`refuses an unknown network with ${unknownChain}`, async () => {
      const wallet = makeWallet({ quirks: { unknownChain } });
      const error = await rejection(call(wallet, 'wallet_switchEthereumChain', { chainId: '0x1' }));
      expect(error.code).to.equal(code);
      const original = (error.data as { originalError?: { code?: number } } | undefined)?.originalError;
      expect(original?.code).to.equal(unknownChain === 'nested' ? 4902 : undefined);
    });
  }

  it('emits no events', async () => {
    const wallet = makeWallet({ quirks: { noEvents: true } });
    const events = eventsOf(wallet);
    await call(wallet, CONNECT);
    wallet.switchChain(31338);
    await wait(10);
    expect(events).to.deep.equal([]);
  });

  it('emits events with any value', () => {
    const wallet = makeWallet();
    const events = eventsOf(wallet);
    wallet.emit('accountsChanged', [null, 5]);
    expect(events).to.deep.equal([['accountsChanged', [null, 5]]]);
  });

  it('supports no permissions', async () => {
    const wallet = makeWallet({ quirks: { noPermissions: true } });
    for (const method of ['wallet_requestPermissions', 'wallet_getPermissions', 'wallet_revokePermissions']) {
      expect((await rejection(call(wallet, method, { eth_accounts: {} }))).code).to.equal(4200);
    }
  });
});
