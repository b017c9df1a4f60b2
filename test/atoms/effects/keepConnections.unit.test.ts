import { expect } from 'chai';
import { disconnectAtom } from '../../../src/atoms/account.js';
import { connectWalletAtom } from '../../../src/atoms/connecting/connectWallet.js';
import { disconnectWalletAtom } from '../../../src/atoms/connecting/disconnectWallet.js';
import { flowAtom } from '../../../src/atoms/connecting/flow.js';
import { switchWalletAtom } from '../../../src/atoms/connecting/switchWallet.js';
import { connectionAtom, connectionsAtom, keptConnectionsAtom } from '../../../src/atoms/connection.js';
import { keepConnections } from '../../../src/atoms/effects/keepConnections.js';
import { restoreConnection } from '../../../src/atoms/effects/restoreConnection.js';
import type { RememberedConnection } from '../../../src/atoms/hostServices.js';
import { beginPairingAtom } from '../../../src/atoms/pairing/pairingStatus.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import { configAtom } from '../../../src/atoms/siteConfig.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, type FakeConnector, facts, fakeConnector, ONE, TWO, world } from '../fakes.js';

const remembered = (connectorId: string, address = ALICE): RememberedConnection => ({
  connectorId,
  account: `${ONE}:${address}`,
});

async function setUp({ multiple = true, memory = [] as RememberedConnection[], restores = false } = {}) {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const wallets = Object.fromEntries(ids.map((id) => [id, fakeConnector(id)]));
  const auth = fakeConnector('auth', 'eip155', { type: 'AUTH' });
  const here = world({
    wallets: [...Object.values(wallets), auth],
    config: { multiple },
    remembered: memory,
  });
  here.start(keepConnections);
  for (const id of [...ids, 'auth']) await here.registry.open(id);
  if (restores) here.start(restoreConnection);
  await settled();
  const get = (id: string) => (id === 'auth' ? auth : wallets[id]) as FakeConnector<'eip155'>;
  return {
    ...here,
    get,
    /** The visitor connects a wallet. */
    async connect(id: string, now = facts()) {
      void here.store.set(connectWalletAtom, id);
      await settled();
      get(id).connected(now);
      get(id).asked.at(-1)?.resolve(now);
      await settled();
    },
    active: () => here.store.get(connectionAtom)?.connector.id,
    kept: () => here.store.get(keptConnectionsAtom).map(({ connector }) => connector.id),
    inMemory: () => here.memory.values.map(({ connectorId }) => connectorId),
  };
}

describe('several wallets', () => {
  it('replace each other where the site does not want several', async () => {
    const { connect, active, kept, registry, inMemory } = await setUp({ multiple: false });
    await connect('a');
    await connect('b');
    expect([active(), kept(), registry.log, inMemory()]).to.deep.equal(['b', [], ['release a'], ['b']]);
  });

  it('stay connected, the one used last first, and the page sees the change at once', async () => {
    const { store, connect, active, kept, registry, inMemory } = await setUp();
    const seen: unknown[] = [];
    store.sub(publicStateAtom, () => {
      const { connector, otherConnections } = store.get(publicStateAtom);
      const ids = [connector?.id, ...otherConnections.map((one) => one.connector.id)].join();
      if (seen.at(-1) !== ids) seen.push(ids);
    });
    await connect('a');
    await connect('b');
    await connect('c');
    store.set(switchWalletAtom, 'a');
    expect([active(), kept(), registry.log]).to.deep.equal(['a', ['c', 'b'], []]);
    expect(inMemory()).to.deep.equal(['a', 'c', 'b']);
    // All connected wallets stay listed in between.
    expect(seen.filter((ids) => ids !== '')).to.deep.equal(['a', 'b,a', 'c,b,a', 'a,c,b']);
  });

  it('keep their facts true, and none becomes active by itself', async () => {
    const { connect, get, active, store, memory } = await setUp();
    await connect('a', facts(ONE, ALICE));
    await connect('b', facts(ONE, BOB));
    get('a').connected(facts(TWO, BOB, ALICE));
    expect(active()).to.equal('b');
    expect(store.get(publicStateAtom).otherConnections).to.deep.equal([
      {
        address: BOB,
        caipAddress: `${TWO}:${BOB}`,
        accounts: [`${TWO}:${BOB}`, `${TWO}:${ALICE}`],
        network: TWO,
        isUnsupportedNetwork: false,
        connector: { id: 'a', name: 'Wallet a', type: 'ANNOUNCED' },
      },
    ]);
    expect(memory.values[1]).to.deep.equal({ connectorId: 'a', account: `${TWO}:${BOB}` });
    // The earlier request to connect doesn't make a wallet active.
    store.set(switchWalletAtom, 'a');
    get('b').connected(facts(TWO, BOB));
    expect(active()).to.equal('a');
  });

  it('leave one by one: what another one reports takes no place', async () => {
    const { connect, get, active, kept, inMemory } = await setUp();
    await connect('a');
    await connect('b');
    await connect('c');
    get('a').tell({ type: 'disconnected', reason: 'user' });
    expect([active(), kept(), inMemory()]).to.deep.equal(['c', ['b'], ['c', 'b']]);
    get('c').tell({ type: 'disconnected', reason: 'wallet' });
    expect([active(), kept()]).to.deep.equal([undefined, ['b']]);
    get('b').connected(facts(TWO));
    expect([active(), kept()]).to.deep.equal([undefined, ['b']]);
    // The wallet is unlocked again.
    get('c').connected(facts());
    expect([active(), kept()]).to.deep.equal(['c', ['b']]);
  });

  it('return to their place after they were locked', async () => {
    const { connect, get, active, kept, inMemory } = await setUp();
    await connect('a');
    await connect('b');
    get('a').tell({ type: 'disconnected', reason: 'wallet' });
    expect([kept(), inMemory()]).to.deep.equal([[], ['b', 'a']]);
    get('a').connected(facts());
    expect([active(), kept()]).to.deep.equal(['b', ['a']]);
  });

  it('end by their id, also the active one, whose place nobody takes', async () => {
    const { store, connect, active, kept, get } = await setUp();
    await connect('a');
    await connect('b');
    await store.set(disconnectWalletAtom, 'b');
    expect([active(), kept()]).to.deep.equal([undefined, ['a']]);
    await store.set(disconnectWalletAtom, 'a');
    expect(kept()).to.deep.equal([]);
    await store.set(disconnectWalletAtom, 'c');
    expect(get('c').log).to.deep.equal([]);
  });

  it('all end with their namespace, and are forgotten', async () => {
    const { store, connect, active, kept, inMemory } = await setUp();
    await connect('a');
    await connect('b');
    await store.set(disconnectAtom, 'eip155');
    expect([active(), kept(), inMemory()]).to.deep.equal([undefined, [], []]);
  });

  it('are five at most: the one that was used longest ago leaves', async () => {
    const { connect, active, kept, registry, inMemory } = await setUp();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await connect(id);
    expect([active(), kept()]).to.deep.equal(['f', ['e', 'd', 'c', 'b']]);
    expect(registry.log).to.deep.equal(['release a']);
    expect(inMemory()).to.deep.equal(['f', 'e', 'd', 'c', 'b']);
  });

  it('do not stay beside a sign-in that another wallet takes the place of', async () => {
    const { connect, get, active, kept, registry, inMemory } = await setUp();
    await connect('a');
    await connect('auth');
    expect([active(), kept()]).to.deep.equal(['auth', ['a']]);
    await connect('b');
    expect([active(), kept(), registry.log]).to.deep.equal(['b', ['a'], []]);
    await settled();
    // All its accounts are disconnected, not only this one.
    expect(get('auth').log.at(-1)).to.equal('disconnect');
    expect(inMemory()).to.deep.equal(['b', 'a']);
  });

  it('may be a wallet app, whose place another app takes when the visitor scans again', async () => {
    const { store, connect, get, active, kept } = await setUp();
    await connect('a');
    await connect('b');
    get('a').connected(facts(TWO));
    expect([active(), kept()]).to.deep.equal(['b', ['a']]);
    const { note } = store.set(beginPairingAtom);
    note({ step: 'offered', connectorId: 'a', uri: 'wc:', expiresAt: 1 });
    get('a').connected(facts(ONE, BOB));
    note({ step: 'connected', connectorId: 'a' });
    expect([active(), kept()]).to.deep.equal(['a', ['b']]);
    store.set(switchWalletAtom, 'b');
    get('a').connected(facts(TWO, BOB));
    expect([active(), kept()]).to.deep.equal(['b', ['a']]);
  });

  it('cannot be switched to one that is not connected', async () => {
    const { store, connect } = await setUp();
    await connect('a');
    expect(() => store.set(switchWalletAtom, 'b')).to.throw('This wallet is not connected.');
  });

  it('end what was shown for the wallet before', async () => {
    const { store, connect } = await setUp();
    await connect('a');
    await connect('b');
    let ended = 0;
    const end = () => {
      ended += 1;
    };
    store.set(flowAtom, { views: ['WalletSendPreview'], end });
    store.set(switchWalletAtom, 'b');
    expect(ended).to.equal(0);
    store.set(switchWalletAtom, 'a');
    expect([ended, store.get(flowAtom)]).to.deep.equal([1, null]);
  });

  it('are released when the site wants one only', async () => {
    const { store, connect, active, kept, registry } = await setUp();
    await connect('a');
    await connect('b');
    store.set(configAtom, { ...store.get(configAtom), multiple: false });
    expect([active(), kept(), registry.log]).to.deep.equal(['b', [], ['release a']]);
  });
});

describe('remembered wallets', () => {
  const memory = [remembered('a'), remembered('b'), remembered('c')];

  it('return in any order, the last active one as the active one', async () => {
    const { get, active, kept } = await setUp({ memory, restores: true });
    for (const id of ['b', 'a', 'c']) {
      expect(get(id).log).to.deep.equal(['reconnect']);
      get(id).connected(facts());
    }
    expect([active(), kept()]).to.deep.equal(['a', ['b', 'c']]);
  });

  it('do not take the place of the active one that does not return', async () => {
    const { get, active, kept, inMemory } = await setUp({ memory, restores: true });
    get('b').connected(facts());
    get('a').asked[0]?.resolve(undefined);
    await settled();
    expect([active(), kept(), inMemory()]).to.deep.equal([undefined, ['b'], ['a', 'b', 'c']]);
  });

  it('are one where the site does not want several any more', async () => {
    const { get } = await setUp({ memory, restores: true, multiple: false });
    expect(['a', 'b', 'c'].map((id) => get(id).log.length)).to.deep.equal([1, 0, 0]);
  });

  it('follow other tabs one by one, and this tab keeps its active one', async () => {
    const { get, active, kept, memory: store } = await setUp({ memory: memory.slice(0, 2), restores: true });
    get('a').connected(facts());
    get('b').connected(facts());
    store.changeElsewhere(remembered('d'), remembered('a'));
    await settled();
    expect([active(), kept()]).to.deep.equal(['a', []]);
    expect(get('b').log).to.include('disconnect');
    get('d').connected(facts());
    expect([active(), kept()]).to.deep.equal(['a', ['d']]);
  });

  it('of another tab that took the place of the only one of this tab do not end it', async () => {
    const { connect, get, active, memory: store } = await setUp({ restores: true });
    await connect('a');
    store.changeElsewhere(remembered('b'), remembered('a'));
    await settled();
    expect(active()).to.equal('a');
    store.changeElsewhere(remembered('b'));
    await settled();
    expect(active()).to.equal(undefined);
    get('b').connected(facts());
    expect(active()).to.equal('b');
  });
});

describe('connections of other namespaces', () => {
  it('are not touched, and can be switched to by their wallet', async () => {
    const here = await setUp();
    const sol = fakeConnector('sol', 'solana');
    here.registry.appear(sol);
    await here.registry.open('sol');
    await here.connect('a');
    sol.connected({
      network: 'solana:x',
      accounts: ['solana:x:So11111111111111111111111111111111111111112'],
    });
    await here.connect('b');
    expect(here.store.get(connectionsAtom).solana?.connector.id).to.equal('sol');
    here.store.set(switchWalletAtom, 'sol');
    expect([here.active(), here.kept()]).to.deep.equal(['sol', ['a']]);
    here.store.set(switchWalletAtom, 'a');
    expect([here.active(), here.kept()]).to.deep.equal(['a', ['b']]);
  });
});
