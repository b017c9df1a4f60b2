import { expect } from 'chai';
import type { Connector, ConnectorEvent } from '../../../src/chains/connector.js';
import { createConnectorRegistry } from '../../../src/chains/registry/createConnectorRegistry.js';
import type { RegistryOptions } from '../../../src/chains/registry/registryOptions.js';
import type { SolanaAccount, SolanaSource } from '../../../src/chains/solana/solanaSource.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { type NetworkDefinition, unnamedNetwork } from '../../../src/lib/networks/networks.js';
import type { Eip1193Provider } from '../../../src/lib/requests/eip1193.js';
import { SOLANA_DEVNET } from '../../../src/lib/solana/solana.js';
import { SANDBOX_ADDRESSES, SANDBOX_SOLANA_ADDRESSES } from '../../../src/sandbox/index.js';
import { later } from '../../elements/support.js';
import { fakeClock } from '../../support/fakeClock.js';
import { deferred, rejection, settled, until } from '../../support/promises.js';

const [alice] = SANDBOX_ADDRESSES;
const [sol] = SANDBOX_SOLANA_ADDRESSES;
const forEver = () => ({ signal: new AbortController().signal });
const NETWORKS: readonly NetworkDefinition[] = (['eip155:1', SOLANA_DEVNET] as CaipNetworkId[]).map(
  unnamedNetwork,
);

/** A bridge with a signed-in user that records its calls. */
function fakeSource() {
  const log: string[] = [];
  let answer: () => Promise<readonly SolanaAccount[]> = async () => [
    { address: sol, networks: [SOLANA_DEVNET] },
  ];
  const provider: Eip1193Provider = {
    async request({ method }) {
      log.push(method);
      if (method === 'eth_chainId') return '0x1';
      return method === 'wallet_revokePermissions' ? null : [alice];
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const solana: Partial<SolanaSource> = {
    connect({ silent }) {
      log.push(`solana ${silent ? 'silent' : 'asking'}`);
      return answer();
    },
    async disconnect() {
      log.push('solana sign out');
    },
    subscribe: () => () => undefined,
  };
  return {
    log,
    source: {
      provider,
      calls: {
        isConnected: async () => true,
        getUser: async () => undefined,
        chooseAccount: async () => undefined,
        async signOut() {
          log.push('sign out');
        },
      },
      abortApprovals: () => void log.push('abort'),
      solana: solana as SolanaSource,
    },
    answers(next: typeof answer) {
      answer = next;
    },
  };
}

async function setUp(options: Partial<RegistryOptions> = {}) {
  const { source, log, answers } = fakeSource();
  const all: RegistryOptions = {
    clock: fakeClock(),
    namespaces: ['eip155', 'solana'],
    offersAnnounced: false,
    offersInjected: false,
    signInNamespaces: options.namespaces ?? ['eip155', 'solana'],
    openSignIn: async () => source,
    networks: () => NETWORKS,
    whenRestored: async () => undefined,
    wantedNetworks: () => NETWORKS.map(({ id }) => id),
    ...options,
  };
  const registry = await createConnectorRegistry(all);
  later(registry.destroy);
  const events: string[] = [];
  registry.onEvent(({ info }: Connector, event: ConnectorEvent) =>
    events.push(`${info.id} ${event.type}${event.type === 'disconnected' ? ` by ${event.reason}` : ''}`),
  );
  return { registry, all, log, answers, events };
}

async function signedIn(options: Partial<RegistryOptions> = {}) {
  const here = await setUp(options);
  const connector = await here.registry.open('auth');
  await connector.connect(forEver());
  // The code of the other member loads meanwhile.
  await here.registry.open('auth/solana').catch(() => undefined);
  await settled();
  return { ...here, connector };
}

describe('a sign-in on a site with EVM and Solana networks', () => {
  it('is one row, in the EVM namespace', async () => {
    const { registry } = await setUp();
    expect(registry.list()).to.deep.equal([{ id: 'auth', type: 'AUTH', namespace: 'eip155', name: 'Auth' }]);
  });

  it('connects the Solana account beside the EVM account, as a member of the sign-in', async () => {
    const { registry, events, log } = await signedIn();
    expect(events).to.deep.equal(['auth connected', 'auth/solana connected']);
    expect(log).to.include('solana silent').and.not.include('solana asking');
    expect((await registry.open('auth/solana')).info).to.deep.equal({
      id: 'auth/solana',
      type: 'AUTH',
      namespace: 'solana',
      name: 'Auth',
      partOf: 'auth',
    });
  });

  it('is an EVM account alone when the frame has no other', async () => {
    for (const answer of [async () => [], () => Promise.reject(new Error('No Solana here.'))]) {
      const here = await setUp();
      here.answers(answer);
      await (await here.registry.open('auth')).connect(forEver());
      await here.registry.open('auth/solana');
      await settled();
      expect(here.events).to.deep.equal(['auth connected']);
    }
  });

  for (const id of ['auth', 'auth/solana']) {
    it(`ends with both accounts when ${id} is disconnected`, async () => {
      const { registry, events, log } = await signedIn();
      events.length = 0;
      await (await registry.open(id)).disconnect();
      expect(events.sort()).to.deep.equal(['auth disconnected by user', 'auth/solana disconnected by user']);
      expect(log.filter((one) => /sign out/.test(one))).to.have.length(1);
    });
  }

  it('stays when an account of it that is not connected is disconnected with another wallet', async () => {
    const { registry, events, log } = await signedIn();
    registry.release('auth/solana');
    await settled();
    events.length = 0;
    await registry.disconnect('solana');
    expect([events, log.filter((one) => /sign out/.test(one))]).to.deep.equal([[], []]);
  });

  /** A signed-in user whose Solana account is still connecting. */
  async function arriving() {
    const here = await setUp();
    const answer = deferred<readonly SolanaAccount[]>();
    here.answers(() => answer.promise);
    const connector = await here.registry.open('auth');
    await connector.connect(forEver());
    await until(() => here.log.includes('solana silent'));
    const arrive = () => answer.resolve([{ address: sol, networks: [SOLANA_DEVNET] }]);
    return { ...here, connector, arrive };
  }

  it('ends when EVM is disconnected while Solana connects, which then never does', async () => {
    const { registry, events, log, arrive } = await arriving();
    await registry.disconnect('eip155');
    arrive();
    await settled();
    expect(events).to.deep.equal(['auth connected', 'auth disconnected by user']);
    expect(log).to.include('abort').and.include('sign out');
  });

  it('keeps the Solana account when another wallet replaces EVM while Solana connects', async () => {
    const { registry, events, log, arrive } = await arriving();
    registry.release('auth');
    await settled();
    arrive();
    await settled();
    expect(events).to.deep.equal(['auth connected', 'auth disconnected by user', 'auth/solana connected']);
    expect(log).to.not.include('sign out');
    await registry.disconnect('solana');
    expect(log).to.include('solana sign out');
  });

  it('ends when both are disconnected while Solana connects', async () => {
    const { registry, events, log, arrive } = await arriving();
    const leaving = Promise.all([registry.disconnect('eip155'), registry.disconnect('solana')]);
    await settled();
    arrive();
    await leaving;
    await settled();
    expect(events).to.deep.equal(['auth connected', 'auth disconnected by user']);
    expect(log).to.include('sign out');
  });

  for (const [left, other] of [
    ['eip155', 'auth/solana'],
    ['solana', 'auth'],
  ] as const) {
    it(`stays when another wallet replaces ${left} while the other account is being restored`, async () => {
      const restoring = deferred<void>();
      const whenRestored = (namespace: string) =>
        namespace === left ? Promise.resolve() : restoring.promise;
      const { registry, events, log } = await setUp({ whenRestored });
      const connector = await registry.open(left === 'eip155' ? 'auth' : 'auth/solana');
      await connector.reconnect(forEver());
      registry.release(connector.info.id);
      await settled();
      await (await registry.open(other)).reconnect(forEver());
      restoring.resolve();
      await settled();
      expect(events.at(-1)).to.equal(`${other} connected`);
      expect(log.some((one) => /sign out/.test(one))).to.equal(false);
    });
  }

  it('ends when the page revokes the permission of the EVM account', async () => {
    const { connector, events, log } = await signedIn();
    events.length = 0;
    await connector.provider?.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
    expect(events.sort()).to.deep.equal(['auth disconnected by user', 'auth/solana disconnected by user']);
    expect(log).to.include('sign out').and.not.include('wallet_revokePermissions');
  });

  it('ends when both are disconnected at once', async () => {
    const { registry, log } = await signedIn();
    const both = await Promise.all([registry.open('auth'), registry.open('auth/solana')]);
    await Promise.all(both.map((one) => one.disconnect()));
    expect(log.filter((one) => /sign out/.test(one))).to.not.deep.equal([]);
  });

  it('stays when another wallet replaces one of its accounts, and ends with the other', async () => {
    const { registry, log } = await signedIn();
    registry.release('auth');
    await settled();
    expect(log).to.not.include('solana sign out');
    registry.release('auth/solana');
    await settled();
    expect(log).to.include('solana sign out');
  });

  it('has the Solana account of the next user after another sign-in', async () => {
    const { registry, connector, events } = await signedIn();
    events.length = 0;
    await connector.connect(forEver());
    await registry.open('auth/solana');
    await settled();
    expect(events).to.deep.equal(['auth connected', 'auth/solana connected']);
  });

  it('does not connect Solana while it is only being restored', async () => {
    const { registry, log } = await setUp();
    await (await registry.open('auth')).reconnect(forEver());
    await settled();
    expect(log.filter((one) => one.startsWith('solana'))).to.deep.equal([]);
    const solana = await registry.open('auth/solana');
    expect(await solana.reconnect(forEver())).to.include({ network: SOLANA_DEVNET });
  });
});

describe('a sign-in whose frame supports one namespace of a site with both', () => {
  it('has Solana alone, even when the site has EVM networks', async () => {
    const { registry, log, events } = await signedIn({ signInNamespaces: ['solana'] });
    expect(registry.list()).to.deep.equal([{ id: 'auth', type: 'AUTH', namespace: 'solana', name: 'Auth' }]);
    expect(events).to.deep.equal(['auth connected']);
    expect(log).to.deep.equal(['solana asking']);
  });

  it('has EVM alone, even when the site has Solana networks', async () => {
    const { log, events } = await signedIn({ signInNamespaces: ['eip155'] });
    expect(events).to.deep.equal(['auth connected']);
    expect(log.filter((one) => one.startsWith('solana'))).to.deep.equal([]);
  });
});

describe('a sign-in on a site with one namespace', () => {
  it('has EVM only, without Solana calls', async () => {
    const { log, events } = await signedIn({ namespaces: ['eip155'] });
    expect(events).to.deep.equal(['auth connected']);
    expect(log.filter((one) => one.startsWith('solana'))).to.deep.equal([]);
  });

  it('has Solana only, without EVM calls', async () => {
    const { registry, log, events } = await setUp({ namespaces: ['solana'] });
    expect(registry.list()).to.deep.equal([{ id: 'auth', type: 'AUTH', namespace: 'solana', name: 'Auth' }]);
    const connector = await registry.open('auth');
    expect(await connector.connect(forEver())).to.deep.equal({
      accounts: [`${SOLANA_DEVNET}:${sol}`],
      network: SOLANA_DEVNET,
    });
    expect(events).to.deep.equal(['auth connected']);
    expect(log).to.deep.equal(['solana asking']);
    expect(await rejection(registry.open('auth/solana'))).to.include({ code: 'wallet_not_found' });
  });

  it('is replaced when the site changes its networks', async () => {
    const { registry, all } = await setUp();
    const before = await registry.open('auth');
    registry.configure({ ...all, namespaces: ['solana'], signInNamespaces: ['solana'] });
    const after = await registry.open('auth');
    expect(before.info.namespace).to.equal('eip155');
    expect(after.info.namespace).to.equal('solana');
  });
});
