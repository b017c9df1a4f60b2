import { expect } from 'chai';
import { connectWalletAtom } from '../../../src/atoms/connecting/connectWallet.js';
import {
  activeNamespaceAtom,
  chooseNamespaceAtom,
  connectionAtom,
  connectionsAtom,
} from '../../../src/atoms/connection.js';
import { disconnectReasonAtom } from '../../../src/atoms/effects/followConnectors.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import type { ConnectionFacts } from '../../../src/chains/connector.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { settled } from '../../support/promises.js';
import { ALICE, BOB, facts, fakeConnector, ONE, TWO, world } from '../fakes.js';

const SOLANA: ConnectionFacts = {
  network: 'solana:mainnet',
  accounts: ['solana:mainnet:So11111111111111111111111111111111111111112'],
};

async function setUp() {
  const [a, b] = [fakeConnector('a'), fakeConnector('b')];
  const sol = fakeConnector('sol', 'solana');
  const here = world({ wallets: [a, b, sol] });
  for (const { info } of [a, b, sol]) await here.registry.open(info.id);
  const ask = async (id: string) => {
    void here.store.set(connectWalletAtom, id);
    await settled();
  };
  return { ...here, a, b, sol, ask, connection: () => here.store.get(connectionAtom) };
}

describe('the connection', () => {
  it('is written from the wallet’s event, and remembered', async () => {
    const { a, ask, connection, memory } = await setUp();
    await ask('a');
    a.connected(facts(ONE, ALICE, BOB));
    expect(connection()).to.deep.equal({
      connector: a.info,
      ...facts(ONE, ALICE, BOB),
      networks: undefined,
      isRestored: false,
    });
    expect(memory.value).to.deep.equal({ connectorId: 'a', account: `${ONE}:${ALICE}` });
  });

  it('is restored when nobody asked for it', async () => {
    const { a, connection } = await setUp();
    a.connected(facts());
    expect(connection()?.isRestored).to.equal(true);
  });

  it('is not restored when the wallet connects after first refusing', async () => {
    const { a, ask, connection } = await setUp();
    await ask('a');
    a.asked[0]?.reject(new WalletModalError('already_pending', 'Open'));
    await settled();
    a.connected(facts());
    expect(connection()?.isRestored).to.equal(false);
  });

  it('follows account and network, and keeps the rest', async () => {
    const { a, ask, connection, memory } = await setUp();
    await ask('a');
    a.connected(facts(ONE, ALICE));
    a.connected(facts(TWO, BOB, ALICE));
    expect(connection()).to.deep.include({ ...facts(TWO, BOB, ALICE), isRestored: false });
    expect(memory.value).to.deep.equal({ connectorId: 'a', account: `${TWO}:${BOB}` });
  });

  it('is not replaced by another wallet that connects by itself', async () => {
    const { a, b, connection, memory } = await setUp();
    a.connected(facts(ONE, ALICE));
    b.connected(facts(TWO, BOB));
    expect(connection()?.connector.id).to.equal('a');
    expect(memory.value?.connectorId).to.equal('a');
  });

  it('is replaced by another wallet that was asked, and ignores the old one', async () => {
    const { a, b, ask, connection, registry } = await setUp();
    a.connected(facts(ONE, ALICE));
    await ask('b');
    b.connected(facts(TWO, BOB));
    expect(connection()?.connector.id).to.equal('b');
    expect(registry.log).to.deep.equal(['release a']);
    a.tell({ type: 'disconnected', reason: 'wallet' });
    expect(connection()?.connector.id).to.equal('b');
  });

  it('is forgotten when the visitor disconnects', async () => {
    const { a, store, connection, memory } = await setUp();
    a.connected(facts());
    a.tell({ type: 'disconnected', reason: 'user' });
    expect(connection()).to.equal(undefined);
    expect(memory.value).to.equal(undefined);
    expect(store.get(disconnectReasonAtom)).to.equal('user');
  });

  it('stays remembered when the wallet disconnects, as it may return', async () => {
    const { a, store, connection, memory } = await setUp();
    a.connected(facts());
    a.tell({ type: 'disconnected', reason: 'wallet' });
    expect(connection()).to.equal(undefined);
    expect(memory.value?.connectorId).to.equal('a');
    expect(store.get(disconnectReasonAtom)).to.equal('wallet');
  });

  it('ends once, and only by its own wallet', async () => {
    const { a, b, store, connection } = await setUp();
    a.connected(facts());
    let changes = 0;
    store.sub(connectionsAtom, () => {
      changes += 1;
    });
    b.tell({ type: 'disconnected', reason: 'wallet' });
    expect(connection()?.connector.id).to.equal('a');
    a.tell({ type: 'disconnected', reason: 'wallet' });
    a.tell({ type: 'disconnected', reason: 'wallet' });
    expect(changes).to.equal(1);
  });
});

describe('connections of two namespaces', () => {
  it('exist side by side, with the latest requested one shown', async () => {
    const { a, sol, ask, store, connection } = await setUp();
    await ask('a');
    a.connected(facts());
    await ask('sol');
    sol.connected(SOLANA);
    expect(Object.keys(store.get(connectionsAtom)).sort()).to.deep.equal(['eip155', 'solana']);
    expect(connection()?.connector.id).to.equal('sol');
    expect(store.get(publicStateAtom).network).to.equal('solana:mainnet');
  });

  it('keep the shown one when the other changes or is restored', async () => {
    const { a, sol, store } = await setUp();
    store.set(chooseNamespaceAtom, 'solana');
    sol.connected(SOLANA);
    a.connected(facts(ONE));
    a.connected(facts(TWO));
    expect(store.get(activeNamespaceAtom)).to.equal('solana');
    expect(store.get(connectionsAtom).eip155?.network).to.equal(TWO);
  });

  it('show the remaining one when the shown one ends', async () => {
    const { a, sol, connection } = await setUp();
    a.connected(facts());
    sol.connected(SOLANA);
    a.tell({ type: 'disconnected', reason: 'user' });
    expect(connection()?.connector.id).to.equal('sol');
  });

  it('are both remembered, the shown one first, and forgotten one by one', async () => {
    const { a, sol, store, memory } = await setUp();
    const ids = () => memory.values.map(({ connectorId }) => connectorId);
    a.connected(facts());
    sol.connected(SOLANA);
    expect(ids()).to.deep.equal(['a', 'sol']);
    store.set(chooseNamespaceAtom, 'solana');
    expect(ids()).to.deep.equal(['sol', 'a']);
    a.connected(facts(TWO));
    expect(ids()).to.deep.equal(['sol', 'a']);
    sol.tell({ type: 'disconnected', reason: 'user' });
    expect(ids()).to.deep.equal(['a']);
  });

  it('may be members of one wallet: the second comes with the requested one, and is not shown instead of it', async () => {
    const here = await setUp();
    const member = fakeConnector('part', 'solana', { partOf: 'a' });
    here.registry.appear(member);
    await here.registry.open('part');
    await here.ask('a');
    here.a.connected(facts());
    member.connected(SOLANA);
    expect(here.connection()?.connector.id).to.equal('a');
    expect(here.store.get(connectionsAtom).solana?.isRestored).to.equal(false);
  });
});
