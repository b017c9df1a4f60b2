import { expect } from 'chai';
import { createSandboxWallet, SANDBOX_ADDRESSES, type SandboxWallet } from '../../../src/sandbox/index.js';
import { denyStorage } from '../../support/deniedStorage.js';
import { call, DEAD_CHAINS, eventsOf, makeWallet, wait } from '../support.js';

const [alice, bob] = SANDBOX_ADDRESSES;

describe('the memory of a sandbox wallet', () => {
  let rdns: string;
  let count = 0;
  beforeEach(() => {
    count += 1;
    rdns = `org.example.memory-${count}`;
  });
  const key = () => `wallet-modal-sandbox:${rdns}`;
  afterEach(() => localStorage.removeItem(key()));

  /** The wallet in a newly loaded page. */
  const loaded = (): SandboxWallet => makeWallet({ rdns, remember: 'local', policy: 'reject' });

  it('survives a reload', async () => {
    const before = loaded();
    before.setAccounts([alice, bob]);
    before.switchAccount(bob);
    before.switchChain(31338);
    before.destroy();

    const after = loaded();
    const events = eventsOf(after);
    expect(await call(after, 'eth_accounts')).to.deep.equal([bob, alice]);
    expect(await call(after, 'eth_requestAccounts')).to.deep.equal([bob, alice]);
    expect(await call(after, 'eth_chainId')).to.equal('0x7a6a');
    await wait(10);
    expect(events).to.deep.equal([['connect', { chainId: '0x7a6a' }]]);
  });

  it('is separate for each wallet', async () => {
    loaded().setAccounts([alice]);
    const other = makeWallet({ rdns: `${rdns}.other`, remember: 'local' });
    expect(await call(other, 'eth_accounts')).to.deep.equal([]);
  });

  it('stays in the object when persistence is off', () => {
    makeWallet({ rdns }).setAccounts([alice]);
    expect(localStorage.getItem(key())).to.equal(null);
  });

  it('is shared by all tabs, which are told', async () => {
    // A channel reaches other objects of this page just as it reaches other tabs.
    const here = loaded();
    const there = loaded();
    const events = eventsOf(there);
    here.setAccounts([alice]);
    here.switchChain(31338);
    here.lock();
    here.unlock();
    here.disconnect();
    await wait(50);
    expect(events.filter(([name]) => name !== 'connect')).to.deep.equal([
      ['accountsChanged', [alice]],
      ['chainChanged', '0x7a6a'],
      ['accountsChanged', []],
      ['accountsChanged', [alice]],
      ['accountsChanged', []],
    ]);
    expect(there.state).to.deep.equal(here.state);
  });

  for (const text of ['{', 'null', '5', '[]', '{"shared":5,"chain":"x","selected":"bob","added":[{}]}']) {
    it(`starts over when it finds ${text}`, async () => {
      localStorage.setItem(key(), text);
      const wallet = loaded();
      expect(wallet.state).to.deep.include({
        chain: 'eip155:31337',
        selected: alice,
        locked: false,
        shared: [],
      });
    });
  }

  it('ignores accounts and networks that are gone', () => {
    const before = loaded();
    before.setAccounts([alice]);
    before.switchChain(31338);
    before.destroy();
    const [one] = DEAD_CHAINS;
    if (!one) throw new Error('no chain');
    const after = makeWallet({ rdns, remember: 'local', chains: [one], keys: [`0x${'1'.repeat(64)}`] });
    expect(after.state.chain).to.equal('eip155:31337');
    expect(after.state.shared).to.deep.equal([]);
  });

  it('works without browser storage', async () => {
    const allow = denyStorage();
    try {
      const wallet = loaded();
      wallet.setAccounts([alice]);
      expect(await call(wallet, 'eth_accounts')).to.deep.equal([alice]);
    } finally {
      allow();
    }
  });
});

describe('createSandboxWallet', () => {
  it('explains missing options', () => {
    expect(() => createSandboxWallet({ chains: [] })).to.throw(RangeError, 'at least one chain');
    expect(() => createSandboxWallet({ chains: DEAD_CHAINS, keys: [] })).to.throw(
      RangeError,
      'at least one key',
    );
  });
});
