import { expect } from 'chai';
import type { ConnectorEvent } from '../../../src/chains/connector.js';
import { createConnectorRegistry } from '../../../src/chains/registry/createConnectorRegistry.js';
import type { RegistryOptions } from '../../../src/chains/registry/registryOptions.js';
import { memoryStorage, safeStorage } from '../../../src/lib/safeStorage.js';
import { announce, installLegacy, SANDBOX_ADDRESSES } from '../../../src/sandbox/index.js';
import { addWallet, later } from '../../elements/support.js';
import { makeWallet } from '../../sandbox/support.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection, settled } from '../../support/promises.js';

const ID = 'org.example.onewallet';
const forEver = () => ({ signal: new AbortController().signal });

async function setUp(options: Partial<RegistryOptions> = {}) {
  const clock = fakeClock();
  const all = {
    clock,
    offersAnnounced: true,
    offersInjected: true,
    signInNamespaces: [],
    openSignIn: () => Promise.reject(new Error('Nobody can sign in.')),
    namespaces: ['eip155'] as const,
    networks: () => [],
    whenRestored: async () => undefined,
    wantedNetworks: () => [],
    ...options,
  };
  const registry = await createConnectorRegistry(all);
  later(registry.destroy);
  const events: [string, ConnectorEvent['type']][] = [];
  registry.onEvent(({ info }, { type }) => events.push([info.id, type]));
  let changes = 0;
  registry.onChange(() => {
    changes += 1;
  });
  return {
    registry,
    clock,
    all,
    events,
    changes: () => changes,
    ids: () => registry.list().map(({ id }) => id),
  };
}

describe('the connector registry', () => {
  it('opens one connector for each wallet, and passes on its events', async () => {
    addWallet();
    const { registry, events } = await setUp();
    const [first, second] = await Promise.all([registry.open(ID), registry.open(ID)]);
    expect(second).to.equal(first);
    await first.connect(forEver());
    expect(events).to.deep.equal([[ID, 'connected']]);
  });

  it('does not list wallets that are gone', async () => {
    const { registry } = await setUp();
    expect(await rejection(registry.open('org.example.none'))).to.include({ code: 'wallet_not_found' });
  });

  it('keeps the connector of a connected wallet that is gone', async () => {
    const wallet = addWallet();
    const { registry, clock, ids, changes } = await setUp();
    const connector = await registry.open(ID);
    wallet.vanish();
    registry.refresh();
    clock.move(10_000);
    await settled();
    expect(ids()).to.deep.equal([]);
    expect(changes()).to.equal(1);
    expect(await registry.open(ID)).to.equal(connector);
  });

  it('opens a new connector when a wallet returns with another provider', async () => {
    const [before, after] = ['before', 'after'].map(() => makeWallet({ name: 'One Wallet', rdns: ID }));
    if (!before || !after) throw new Error('Two wallets are needed');
    const stop = announce(before);
    const { registry, clock, events } = await setUp();
    const first = await registry.open(ID);
    stop();
    later(announce(after));
    registry.refresh();
    clock.move(10_000);
    const second = await registry.open(ID);
    expect(second).to.not.equal(first);
    expect(second.provider).to.equal(after.provider);
    expect(before.provider.listenerCount('accountsChanged')).to.equal(0);
    await second.connect(forEver());
    expect(events).to.deep.equal([[ID, 'connected']]);
  });

  it('keeps a connected wallet’s connector until it disconnects, even when the wallet returns with another provider', async () => {
    const wallet = addWallet();
    const { registry, clock, events } = await setUp();
    const first = await registry.open(ID);
    await first.connect(forEver());
    wallet.vanish();
    const after = makeWallet({ name: 'One Wallet', rdns: ID });
    later(announce(after));
    registry.refresh();
    clock.move(10_000);
    expect(await registry.open(ID)).to.equal(first);
    // A wallet that is gone no longer answers, so its disconnection isn't awaited.
    void first.disconnect();
    expect(events).to.deep.equal([
      [ID, 'connected'],
      [ID, 'disconnected'],
    ]);
    expect((await registry.open(ID)).provider).to.equal(after.provider);
  });

  it('passes on no events of released connectors', async () => {
    const wallet = addWallet();
    const { registry, events } = await setUp();
    await (await registry.open(ID)).connect(forEver());
    registry.release(ID);
    registry.release(ID);
    wallet.switchAccount(SANDBOX_ADDRESSES[1]);
    wallet.disconnect();
    expect(events).to.deep.equal([[ID, 'connected']]);
    expect(wallet.provider.listenerCount('accountsChanged')).to.equal(0);
  });

  it('lists what the site allows, also after a change of settings', async () => {
    addWallet();
    later(installLegacy(makeWallet()));
    const { registry, all, ids, changes } = await setUp({ offersInjected: false });
    expect(ids()).to.deep.equal([ID]);
    const connector = await registry.open(ID);
    registry.configure({ ...all, offersInjected: false });
    expect(changes()).to.equal(0);
    registry.configure({ ...all, offersAnnounced: false, offersInjected: true });
    expect(ids()).to.deep.equal(['injected']);
    expect(changes()).to.equal(1);
    expect(await registry.open(ID)).to.equal(connector);
  });

  it('lists wallet apps when there is a relay', async () => {
    const { registry, all, ids, changes } = await setUp();
    const pairing = {
      projectId: 'abc',
      relayUrl: 'wss://relay.test',
      remember: 'none' as const,
      ownStorage: () => undefined,
      storage: safeStorage(memoryStorage(), () => undefined),
      metadata: { name: '', description: '', url: '', icons: [] },
      onAppRequest: () => () => undefined,
    };
    expect(ids()).to.deep.equal([]);
    registry.configure({ ...all, pairing });
    expect(ids()).to.deep.equal(['walletConnect']);
    expect(changes()).to.equal(1);
    expect((await registry.open('walletConnect')).info.type).to.equal('WALLET_CONNECT');
    registry.configure(all);
    expect(ids()).to.deep.equal([]);
  });

  it('stops listening when the element is gone', async () => {
    const wallet = addWallet();
    const { registry, events, changes } = await setUp();
    await registry.open(ID);
    const opening = rejection(registry.open(ID));
    registry.destroy();
    expect(await opening).to.include({ code: 'aborted' });
    addWallet('Another Wallet');
    wallet.setAccounts([...SANDBOX_ADDRESSES.slice(0, 1)]);
    expect(wallet.provider.listenerCount('accountsChanged')).to.equal(0);
    expect(events).to.deep.equal([]);
    expect(changes()).to.equal(0);
  });
});
