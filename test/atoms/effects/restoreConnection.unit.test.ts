import { expect } from 'chai';
import { disconnectAtom } from '../../../src/atoms/account.js';
import { connectWalletAtom } from '../../../src/atoms/connecting/connectWallet.js';
import { connectionAtom, isRestoringAtom } from '../../../src/atoms/connection.js';
import { restoreConnection } from '../../../src/atoms/effects/restoreConnection.js';
import type { RememberedConnection } from '../../../src/atoms/hostServices.js';
import { publicStateAtom } from '../../../src/atoms/publicState.js';
import { WalletModalError } from '../../../src/lib/errors.js';
import { deferred, settled } from '../../support/promises.js';
import {
  ALICE,
  BOB,
  type FakeConnector,
  facts,
  fakeConnector,
  fakeMemory,
  ONE,
  TWO,
  world,
} from '../fakes.js';

const RESTORE_DEADLINE_MS = 3_000;

const REMEMBERED = { connectorId: 'a', account: `${ONE}:${ALICE}` } as const;

async function setUp(...remembered: readonly RememberedConnection[]) {
  const [a, b, sol] = [fakeConnector('a'), fakeConnector('b'), fakeConnector('sol', 'solana')];
  const here = world({ wallets: [a, b, sol], remembered });
  const dispose = here.start(restoreConnection);
  await settled();
  /** The wallet still allows the connection. */
  const allow = async (wallet: FakeConnector = a, now = facts()) => {
    wallet.connected(now);
    wallet.asked[0]?.resolve(now);
    await settled();
  };
  return { ...here, a, b, sol, dispose, allow, isRestoring: () => here.store.get(isRestoringAtom) };
}

describe('a remembered connection', () => {
  it('reconnects without a prompt', async () => {
    const { a, allow, isRestoring, store } = await setUp(REMEMBERED);
    expect(a.log).to.deep.equal(['reconnect']);
    expect(isRestoring()).to.equal(true);
    expect(store.get(publicStateAtom).status).to.equal('restoring');
    await allow();
    expect(isRestoring()).to.equal(false);
    expect(store.get(connectionAtom)).to.deep.include({ ...facts(), isRestored: true });
  });

  it('is not restored by itself if several wallets say that they are the one', async () => {
    const wallets = [
      fakeConnector('a', 'eip155', { rdns: 'io.a', hasRival: true }),
      fakeConnector('uuid', 'eip155', { rdns: 'io.a', hasRival: true }),
    ];
    const { start, store, memory } = world({ wallets, remembered: [REMEMBERED] });
    start(restoreConnection);
    await settled();
    expect(wallets.flatMap(({ log }) => log)).to.deep.equal([]);
    expect(store.get(isRestoringAtom)).to.equal(false);
    expect(await memory.read()).to.deep.equal([REMEMBERED]);
  });

  for (const [kept, wanted] of [
    [TWO, TWO],
    ['eip155:31339', ONE],
    [undefined, ONE],
  ] as const) {
    it(`wants ${wanted} when ${kept ?? 'no network'} was chosen before`, async () => {
      const memory = { ...fakeMemory(), readNetwork: async () => kept };
      const { store, start } = world({ services: { memory } });
      start(restoreConnection);
      await settled();
      expect(store.get(publicStateAtom).wantedNetwork).to.equal(wanted);
    });
  }

  it('reconnects a member once its wallet is listed', async () => {
    const [whole, member] = [fakeConnector('a'), fakeConnector('a/solana', 'solana')];
    const remembered = [{ connectorId: 'a/solana', account: `solana:x:${ALICE}` }] as const;
    const { start, registry } = world({ wallets: [whole, member], remembered });
    Object.assign(registry, { list: () => [whole.info] });
    start(restoreConnection);
    await settled();
    expect(member.log).to.deep.equal(['reconnect']);
  });

  it('is not looked for when there is none', async () => {
    const { a, registry, isRestoring } = await setUp();
    expect(a.log).to.deep.equal([]);
    expect(registry.log).to.deep.equal([]);
    expect(isRestoring()).to.equal(false);
  });

  it('is pending from the start, before the storage has answered', async () => {
    const reading = deferred<readonly RememberedConnection[]>();
    const memory = { ...fakeMemory(), read: () => reading.promise };
    const { store, start } = world({ services: { memory } });
    start(restoreConnection);
    expect(store.get(publicStateAtom).status).to.equal('restoring');
    reading.resolve([]);
    await settled();
    expect(store.get(publicStateAtom).status).to.equal('disconnected');
  });

  it('is given up when the storage does not answer', async () => {
    const memory = { ...fakeMemory(), read: () => new Promise<never>(() => undefined) };
    const { store, start, clock } = world({ services: { memory } });
    start(restoreConnection);
    clock.move(RESTORE_DEADLINE_MS);
    await settled();
    expect(store.get(isRestoringAtom)).to.equal(false);
  });

  for (const network of [ONE, TWO]) {
    it(`reconnects the account that was active, on ${network} too`, async () => {
      const { a, allow } = await setUp({ connectorId: 'a', account: `${ONE}:${BOB}` });
      await allow(a, facts(network, ALICE, BOB));
      expect(a.log.slice(1).map((line) => line.split(':').pop())).to.deep.equal([BOB]);
    });
  }

  it('falls back to the first account when the active one is no longer shared', async () => {
    const { a, allow } = await setUp({ connectorId: 'a', account: `${ONE}:${BOB}` });
    await allow(a, facts(ONE, ALICE));
    expect(a.log).to.deep.equal(['reconnect']);
  });

  it('waits for a wallet that appears late', async () => {
    const late = fakeConnector('late');
    const { registry, clock, allow, store } = await setUp({
      connectorId: 'late',
      account: `${ONE}:${ALICE}`,
    });
    clock.move(RESTORE_DEADLINE_MS - 1);
    registry.appear(late);
    await settled();
    await allow(late);
    expect(store.get(connectionAtom)?.connector.id).to.equal('late');
    expect(clock.waiting).to.equal(0);
  });

  it('is given up when the wallet does not appear, and stays remembered', async () => {
    const late = fakeConnector('late');
    const { registry, clock, isRestoring, memory } = await setUp({
      connectorId: 'late',
      account: `${ONE}:${ALICE}`,
    });
    clock.move(RESTORE_DEADLINE_MS);
    await settled();
    expect(isRestoring()).to.equal(false);
    expect(memory.value?.connectorId).to.equal('late');
    registry.appear(late);
    await settled();
    expect(late.log).to.deep.equal([]);
  });

  for (const [what, answer] of [
    ['no longer allows it', undefined],
    ['does not answer', new WalletModalError('timeout', 'Silent')],
    ['breaks', new TypeError('broken')],
  ] as const) {
    it(`is given up silently when the wallet ${what}, and stays remembered`, async () => {
      const { a, isRestoring, memory, host, store } = await setUp(REMEMBERED);
      if (answer) a.asked[0]?.reject(answer);
      else a.asked[0]?.resolve(undefined);
      await settled();
      expect(isRestoring()).to.equal(false);
      expect(store.get(connectionAtom)).to.equal(undefined);
      expect(memory.value).to.deep.equal(REMEMBERED);
      expect(host).to.deep.equal([]);
    });
  }

  it('is not restored when the visitor asked another wallet meanwhile', async () => {
    const late = fakeConnector('late');
    const { registry, store, isRestoring } = await setUp({ connectorId: 'late', account: `${ONE}:${ALICE}` });
    void store.set(connectWalletAtom, 'a');
    registry.appear(late);
    await settled();
    expect(late.log).to.deep.equal([]);
    expect(isRestoring()).to.equal(false);
  });

  it('is not restored when the page disconnects meanwhile, and is forgotten', async () => {
    const { a, store, memory, isRestoring } = await setUp(REMEMBERED);
    await store.set(disconnectAtom);
    await settled();
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    expect(isRestoring()).to.equal(false);
    expect(memory.value).to.equal(undefined);
  });

  it('is not restored after the element has gone', async () => {
    const { a, dispose, clock } = await setUp(REMEMBERED);
    dispose();
    expect(a.asked[0]?.signal.aborted).to.equal(true);
    const late = await setUp({ connectorId: 'late', account: `${ONE}:${ALICE}` });
    late.dispose();
    expect(clock.waiting + late.clock.waiting).to.equal(0);
  });
});

describe('remembered connections of two namespaces', () => {
  const SOLANA = { accounts: ['solana:mainnet:abc'], network: 'solana:mainnet' } as const;
  const OTHER = { connectorId: 'sol', account: SOLANA.accounts[0] } as const;

  it('are both restored, with the one that was shown last in front', async () => {
    const { a, sol, allow, store } = await setUp(OTHER, REMEMBERED);
    expect([...a.log, ...sol.log]).to.deep.equal(['reconnect', 'reconnect']);
    await allow();
    expect(store.get(connectionAtom)?.connector.id).to.equal('a');
    await allow(sol, SOLANA);
    expect(store.get(connectionAtom)?.connector.id).to.equal('sol');
    expect(store.get(isRestoringAtom)).to.equal(false);
  });

  it('do not wait for each other', async () => {
    const { allow, store, clock } = await setUp({ ...OTHER, connectorId: 'gone' }, REMEMBERED);
    await allow();
    expect(store.get(connectionAtom)?.connector.id).to.equal('a');
    clock.move(RESTORE_DEADLINE_MS);
    await settled();
    expect(store.get(isRestoringAtom)).to.equal(false);
  });

  for (const [namespace, ended, kept] of [
    ['eip155', 'a', 'sol'],
    ['solana', 'sol', 'a'],
  ] as const) {
    it(`go on when the page disconnects the other namespace meanwhile: ${namespace}`, async () => {
      const { a, sol, allow, store, memory } = await setUp(REMEMBERED, OTHER);
      const connections = { a, sol };
      await store.set(disconnectAtom, namespace);
      expect(connections[ended].asked[0]?.signal.aborted).to.equal(true);
      expect(connections[kept].asked[0]?.signal.aborted).to.equal(false);
      expect(store.get(isRestoringAtom)).to.equal(true);
      await allow(connections[kept], kept === 'sol' ? SOLANA : facts());
      expect(store.get(connectionAtom)?.connector.id).to.equal(kept);
      expect(memory.values.map(({ connectorId }) => connectorId)).to.deep.equal([kept]);
      expect(store.get(isRestoringAtom)).to.equal(false);
    });
  }

  it('go on when the page disconnects the other namespace while the storage is read', async () => {
    const reading = deferred<readonly RememberedConnection[]>();
    const sol = fakeConnector('sol', 'solana');
    const a = fakeConnector('a');
    const memory = { ...fakeMemory(), read: () => reading.promise };
    const { store, start } = world({ wallets: [a, sol], services: { memory } });
    start(restoreConnection);
    await store.set(disconnectAtom, 'eip155');
    reading.resolve([REMEMBERED, OTHER]);
    await settled();
    expect([a.log, sol.log]).to.deep.equal([[], ['reconnect']]);
  });

  it('end one by one when another tab disconnects them', async () => {
    const { a, sol, allow, memory } = await setUp(REMEMBERED, OTHER);
    await allow();
    await allow(sol, SOLANA);
    memory.changeElsewhere(REMEMBERED);
    await settled();
    expect(sol.log).to.include('disconnect');
    expect(a.log).not.to.include('disconnect');
  });
});

describe('returning to the page', () => {
  it('applies a disconnect from another tab when the storage sends no events', async () => {
    let look = () => {};
    const a = fakeConnector('a');
    const onLook = (listener: () => void) => {
      look = listener;
      return () => undefined;
    };
    const { start, memory, store, connect } = world({
      wallets: [a],
      remembered: [REMEMBERED],
      services: { onLook },
    });
    await connect(a);
    start(restoreConnection);
    await settled();
    look();
    await settled();
    expect(store.get(connectionAtom)).to.include({ isRestored: true });
    memory.values = [];
    look();
    await settled();
    expect(a.log).to.include('disconnect');
    expect(store.get(connectionAtom)).to.equal(undefined);
  });
});

describe('another tab', () => {
  it('connects, and so does this one', async () => {
    const { a, allow, memory, store } = await setUp();
    memory.changeElsewhere(REMEMBERED);
    await settled();
    expect(a.log).to.deep.equal(['reconnect']);
    await allow();
    expect(store.get(connectionAtom)?.connector.id).to.equal('a');
  });

  it('disconnects, and so does this one', async () => {
    const { a, allow, memory, store } = await setUp(REMEMBERED);
    await allow();
    memory.changeElsewhere();
    await settled();
    expect(a.log).to.include('disconnect');
    expect(store.get(connectionAtom)).to.equal(undefined);
  });

  it('changes its account, and this one keeps its own', async () => {
    const { a, allow, memory, store } = await setUp(REMEMBERED);
    await allow();
    memory.changeElsewhere({ connectorId: 'a', account: `${ONE}:${BOB}` });
    await settled();
    expect(a.log).to.deep.equal(['reconnect', `select ${ONE}:${ALICE}`]);
    expect(store.get(publicStateAtom).address).to.equal(ALICE);
  });

  it('is ignored after the element has gone', async () => {
    const { a, dispose, memory } = await setUp();
    dispose();
    memory.changeElsewhere(REMEMBERED);
    await settled();
    expect(a.log).to.deep.equal([]);
  });
});
