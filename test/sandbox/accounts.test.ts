import { expect } from 'chai';
import { SANDBOX_ADDRESSES } from '../../src/sandbox/index.js';
import { call, eventsOf, makeWallet, rejection, wait } from './support.js';

const [alice, bob, carol, dave] = SANDBOX_ADDRESSES;

describe('the accounts of a sandbox wallet', () => {
  it('are empty before consent, and the chosen ones after', async () => {
    const wallet = makeWallet();
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([]);
    expect(await call(wallet, 'eth_coinbase')).to.equal(null);
    expect(await call(wallet, 'eth_requestAccounts')).to.deep.equal([alice]);
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([alice]);
    expect(await call(wallet, 'eth_coinbase')).to.equal(alice);
  });

  it('are reported once, before the answer', async () => {
    const wallet = makeWallet();
    const events = eventsOf(wallet);
    await call(wallet, 'eth_requestAccounts');
    expect(events).to.deep.equal([['accountsChanged', [alice]]]);
    await call(wallet, 'eth_requestAccounts');
    expect(events).to.have.length(1);
  });

  it('come with one connect event, once the page could listen', async () => {
    const wallet = makeWallet();
    const events = eventsOf(wallet);
    expect(wallet.provider.isConnected()).to.equal(true);
    await wait(10);
    expect(events).to.deep.equal([['connect', { chainId: '0x7a69' }]]);
  });

  it('stay hidden with 4001 when the visitor declines', async () => {
    const wallet = makeWallet({ policy: 'reject' });
    const error = await rejection(call(wallet, 'eth_requestAccounts'));
    expect(error).to.include({ code: 4001, message: 'User rejected the request.', name: 'SandboxRpcError' });
    expect(error).to.be.instanceOf(Error);
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([]);
  });

  it('start with the chosen one, and report a changed choice', async () => {
    const wallet = makeWallet();
    wallet.setAccounts([alice, bob]);
    const events = eventsOf(wallet);
    wallet.switchAccount(bob);
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([bob, alice]);
    expect(events).to.deep.equal([['accountsChanged', [bob, alice]]]);
    wallet.switchAccount(bob);
    expect(events).to.have.length(1);
  });

  it('are not reported when the site may not see them', async () => {
    const wallet = makeWallet();
    await call(wallet, 'eth_requestAccounts');
    const events = eventsOf(wallet);
    wallet.switchAccount(carol);
    expect(events).to.deep.equal([]);
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([alice]);
  });

  it('cannot be set to unknown ones', () => {
    const wallet = makeWallet();
    expect(() => wallet.switchAccount(dave)).to.throw(RangeError, dave);
    expect(() => wallet.setAccounts([dave])).to.throw(RangeError);
  });

  it('are reported as empty when its user disconnects', async () => {
    const wallet = makeWallet();
    await call(wallet, 'eth_requestAccounts');
    const events = eventsOf(wallet);
    wallet.disconnect();
    wallet.disconnect();
    expect(events).to.deep.equal([['accountsChanged', []]]);
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([]);
  });

  it('are hidden while it is locked', async () => {
    const wallet = makeWallet();
    await call(wallet, 'eth_requestAccounts');
    const events = eventsOf(wallet);
    wallet.lock();
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([]);
    expect((await rejection(call(wallet, 'personal_sign', '0x00', alice))).code).to.equal(4100);
    wallet.unlock();
    expect(events).to.deep.equal([
      ['accountsChanged', []],
      ['accountsChanged', [alice]],
    ]);
  });

  it('are forgotten after reset', async () => {
    const wallet = makeWallet();
    await call(wallet, 'eth_requestAccounts');
    wallet.switchChain(31338);
    wallet.lock();
    wallet.script([{ method: '*', answer: 'never' }]);
    wallet.reset();
    expect(wallet.requests).to.deep.equal([]);
    expect(wallet.state).to.deep.include({
      locked: false,
      chain: 'eip155:31337',
      selected: alice,
      shared: [],
    });
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([]);
  });
});

describe('the permissions of a sandbox wallet', () => {
  it('have the shape of EIP-2255', async () => {
    const wallet = makeWallet();
    expect(await call(wallet, 'wallet_getPermissions')).to.deep.equal([]);
    wallet.script([{ method: 'wallet_requestPermissions', answer: 'approve', value: [carol, alice] }]);
    const granted = await call(wallet, 'wallet_requestPermissions', { eth_accounts: {} });
    expect(granted).to.be.an('array').with.length(1);
    const [permission] = granted as [{ caveats: unknown; id: string; date: number }];
    expect(permission).to.include({ parentCapability: 'eth_accounts', invoker: location.origin });
    expect(permission.caveats).to.deep.equal([{ type: 'restrictReturnedAccounts', value: [alice, carol] }]);
    expect(permission.id).to.match(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await call(wallet, 'wallet_getPermissions')).to.deep.equal(granted);
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([alice, carol]);
  });

  it('prompt each time', async () => {
    const wallet = makeWallet();
    await call(wallet, 'eth_requestAccounts');
    wallet.script([{ method: 'wallet_requestPermissions', answer: 'approve', value: [bob] }]);
    await call(wallet, 'wallet_requestPermissions', { eth_accounts: {} });
    expect(await call(wallet, 'eth_accounts')).to.deep.equal([bob]);
    expect(wallet.state.selected).to.equal(bob);
  });

  it('can be revoked by the site', async () => {
    const wallet = makeWallet();
    await call(wallet, 'eth_requestAccounts');
    const events = eventsOf(wallet);
    expect(await call(wallet, 'wallet_revokePermissions', { eth_accounts: {} })).to.equal(null);
    expect(events).to.deep.equal([['accountsChanged', []]]);
    expect(await call(wallet, 'wallet_getPermissions')).to.deep.equal([]);
  });

  for (const params of [[], [{}], [{ snap: {} }], ['eth_accounts'], {}] as const) {
    it(`are refused for ${JSON.stringify(params)}`, async () => {
      const wallet = makeWallet();
      const error = await rejection(wallet.provider.request({ method: 'wallet_requestPermissions', params }));
      expect(error.code).to.equal(-32602);
    });
  }
});

describe('requests to a sandbox wallet', () => {
  it('are recorded with their outcome', async () => {
    const wallet = makeWallet();
    await call(wallet, 'eth_requestAccounts');
    await rejection(call(wallet, 'eth_nonsense', 1));
    wallet.script([{ method: 'eth_chainId', answer: 'never' }]);
    void call(wallet, 'eth_chainId');
    expect(wallet.requests).to.have.length(3);
    expect(wallet.requests[0]).to.deep.equal({
      method: 'eth_requestAccounts',
      params: [],
      outcome: 'resolved',
      result: [alice],
    });
    expect(wallet.requests[1]).to.deep.include({ method: 'eth_nonsense', params: [1], outcome: 'rejected' });
    expect(wallet.requests[2]?.outcome).to.equal('pending');
  });

  it('are refused with 4200 for unsupported methods', async () => {
    const wallet = makeWallet();
    for (const method of ['eth_sign', 'eth_decrypt', 'wallet_sendCalls', 'toString', '__proto__']) {
      expect((await rejection(call(wallet, method))).code).to.equal(4200);
    }
  });

  for (const args of [undefined, null, 'eth_chainId', {}, { method: '' }, { method: 5 }, []]) {
    it(`are refused with -32600 when they are ${JSON.stringify(args)}`, async () => {
      const error = await rejection(makeWallet().provider.request(args as never));
      expect(error.code).to.equal(-32600);
    });
  }

  it('work with a detached request method', async () => {
    const { request } = makeWallet().provider;
    expect(await request({ method: 'eth_chainId' })).to.equal('0x7a69');
  });
});

describe('listeners of a sandbox wallet', () => {
  it('are added, removed and called once like those of Node', () => {
    const wallet = makeWallet();
    const { provider } = wallet;
    wallet.setAccounts([alice, bob]);
    let count = 0;
    const listener = () => {
      count += 1;
    };
    expect(provider.on('accountsChanged', listener)).to.equal(provider);
    provider.once('accountsChanged', listener).addListener('accountsChanged', listener);
    expect(provider.listenerCount('accountsChanged')).to.equal(3);
    wallet.switchAccount(bob);
    expect(count).to.equal(3);
    wallet.switchAccount(alice);
    expect(count).to.equal(5);
    provider.removeListener('accountsChanged', listener).off('accountsChanged', listener);
    wallet.switchAccount(bob);
    expect(count).to.equal(5);
    provider.on('accountsChanged', listener).removeAllListeners('accountsChanged');
    expect(provider.listenerCount('accountsChanged')).to.equal(0);
  });
});
