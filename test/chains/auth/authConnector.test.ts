import { expect } from 'chai';
import { frameCalls } from '../../../src/bridge/frameCalls.js';
import { frameConnection } from '../../../src/bridge/frameConnection.js';
import { frameMemory } from '../../../src/bridge/frameMemory.js';
import { frameProvider } from '../../../src/bridge/frameProvider.js';
import { frameRpc } from '../../../src/bridge/frameRpc.js';
import { frameSession } from '../../../src/bridge/frameSession.js';
import type { AppMessage } from '../../../src/bridge/protocol.js';
import type { IncomingMessage } from '../../../src/bridge/readMessage.js';
import { authConnector } from '../../../src/chains/auth/authConnector.js';
import type { ConnectorEvent, ConnectorInfo } from '../../../src/chains/connector.js';
import type { Eip1193Provider } from '../../../src/lib/requests/eip1193.js';
import { memoryStorage, safeStorage } from '../../../src/lib/safeStorage.js';
import { SANDBOX_ADDRESSES, type SandboxWallet } from '../../../src/sandbox/index.js';
import { type ConnectorUnderTest, connectorContract } from '../../contracts/connector.js';
import { makeWallet } from '../../sandbox/support.js';
import { type FakeClock, fakeClock } from '../../support/fakeClock.js';
import { rejection, until } from '../../support/promises.js';

const ORIGIN = 'https://frame.example';
const info: ConnectorInfo = { id: 'auth', type: 'AUTH', namespace: 'eip155', name: 'Sign-in' };

/** The frame's answers, with accounts from a sandbox wallet. */
async function answerFrom(
  { provider, state }: SandboxWallet,
  { type, payload }: AppMessage,
): Promise<unknown> {
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params });
  const asked = (payload ?? {}) as { chainId?: number; method?: string; params?: unknown[] };
  switch (type.replace('@w3m-app/', '')) {
    case 'IS_CONNECTED':
      return { isConnected: state.shared.length > 0 };
    case 'GET_USER': {
      const addresses = (await ask(
        state.shared.length > 0 ? 'eth_accounts' : 'eth_requestAccounts',
      )) as string[];
      const accounts = addresses?.map?.((address, at) => ({ address, type: at ? 'smartAccount' : 'eoa' }));
      return { address: addresses?.[0], chainId: Number(await ask('eth_chainId')), accounts };
    }
    case 'SWITCH_NETWORK':
      await ask('wallet_switchEthereumChain', { chainId: `0x${asked.chainId?.toString(16)}` });
      return { chainId: asked.chainId };
    case 'SET_PREFERRED_ACCOUNT': {
      const { type: kind } = payload as { type: string };
      return { type: kind, address: state.shared[kind === 'eoa' ? 0 : 1] };
    }
    case 'SIGN_OUT':
      await ask('wallet_revokePermissions', { eth_accounts: {} });
      return undefined;
    default:
      return provider.request({ method: `${asked.method}`, params: asked.params });
  }
}

/** A bridge to such a frame, with the real code in between. */
function overFrame(wallet: SandboxWallet): ConnectorUnderTest & { readonly provider: Eip1193Provider } {
  const clock: FakeClock = fakeClock();
  const listeners = new Set<(event: IncomingMessage) => void>();
  const source = {
    async postMessage(message: AppMessage) {
      const { id } = message;
      const name = message.type.replace('@w3m-app/', '');
      const tell = (ending: string, payload: unknown) => {
        const data = { type: `@w3m-frame/${name}_${ending}`, payload, id };
        for (const listener of [...listeners]) listener({ source, origin: ORIGIN, data });
      };
      if (name.startsWith('SYNC_')) return queueMicrotask(() => tell('SUCCESS', undefined));
      await answerFrom(wallet, message).then(
        (payload) => tell('SUCCESS', payload),
        (error: Error) => tell('ERROR', { message: error.message }),
      );
    },
  };
  const connection = frameConnection({
    open(onLoad) {
      queueMicrotask(onLoad);
      return { window: source as never, isConnected: true, remove: () => undefined };
    },
    origin: ORIGIN,
    scope: {
      addEventListener: (_type, listener) => listeners.add(listener),
      removeEventListener: (_type, listener) => listeners.delete(listener),
    },
    clock,
    greeting: () => ({ SYNC_THEME: {} }),
    onToken: () => undefined,
  });
  const session = frameSession();
  const memory = frameMemory(safeStorage(memoryStorage(), () => undefined));
  const { abortApprovals } = connection;
  const calls = frameCalls({
    connection: {
      get isOpen() {
        return connection.isOpen;
      },
      request: connection.request,
      doubt: () => undefined,
    },
    memory,
    session,
    clock,
    abortApprovals,
  });
  const provider = frameProvider({ calls, rpc: frameRpc(connection), session, memory });
  const connector = authConnector({
    info,
    clock,
    baseUrl: location.href,
    source: { provider, calls, abortApprovals },
  });
  return { connector, clock, provider };
}

connectorContract('the sign-in frame', overFrame, '/rpc-of-two', { speaksEip1193: false });

describe('the auth connector', () => {
  const forEver = () => ({ signal: new AbortController().signal });

  it('restores nothing when nobody is signed in, without a prompt', async () => {
    const wallet = makeWallet({ policy: 'reject' });
    const { connector } = overFrame(wallet);
    expect(await connector.reconnect(forEver())).to.equal(undefined);
    expect(wallet.requests).to.deep.equal([]);
  });

  it('switches accounts when the frame does', async () => {
    const [alice, bob] = SANDBOX_ADDRESSES;
    const wallet = makeWallet();
    wallet.script([{ method: 'eth_requestAccounts', answer: 'approve', value: [alice, bob] }]);
    const { connector } = overFrame(wallet);
    await connector.connect(forEver());
    const events: ConnectorEvent[] = [];
    connector.subscribe((event) => events.push(event));
    connector.selectAccount(`eip155:31337:${bob}`);
    await until(() => events.length);
    expect(events).to.deep.equal([
      {
        type: 'connected',
        network: 'eip155:31337',
        accounts: [`eip155:31337:${bob}`, `eip155:31337:${alice}`],
      },
    ]);
  });

  it('signs with the user’s account', async () => {
    const wallet = makeWallet();
    const { connector, provider } = overFrame(wallet);
    await connector.connect(forEver());
    const signature = await provider.request({
      method: 'personal_sign',
      params: ['0x00', SANDBOX_ADDRESSES[0]],
    });
    expect(signature).to.match(/^0x[0-9a-f]{130}$/);
  });

  it('disconnects at once when the frame does not confirm signing out, and rejects', async () => {
    const wallet = makeWallet();
    const { connector, clock } = overFrame(wallet);
    await connector.connect(forEver());
    const events: ConnectorEvent[] = [];
    connector.subscribe((event) => events.push(event));
    wallet.script([{ method: 'wallet_revokePermissions', answer: 'never' }]);
    const leaving = connector.disconnect();
    expect(events).to.deep.equal([{ type: 'disconnected', reason: 'user' }]);
    expect(await rejection(clock.moveUntil(leaving))).to.include({ code: 'timeout' });
    wallet.script([{ method: 'wallet_revokePermissions', answer: 'never' }]);
    const again = connector.reconnect(forEver());
    expect(await clock.moveUntil(again)).to.equal(undefined);
    await connector.reconnect(forEver());
    expect(wallet.requests.filter(({ method }) => method === 'wallet_revokePermissions')).to.have.length(3);
    expect(events).to.have.length(1);
  });

  it('ends pending approvals before signing out', async () => {
    const wallet = makeWallet();
    const { connector, provider } = overFrame(wallet);
    await connector.connect(forEver());
    wallet.script([{ method: 'personal_sign', answer: 'never' }]);
    const signing = rejection(
      provider.request({ method: 'personal_sign', params: ['0x00', SANDBOX_ADDRESSES[0]] }),
    );
    await until(() => wallet.requests.some(({ method }) => method === 'personal_sign'));
    await connector.disconnect();
    expect(await signing).to.include({ code: 4001, message: 'Request was aborted' });
    expect(wallet.requests.at(-1)?.method).to.equal('wallet_revokePermissions');
  });

  it('declines with the standard error code', async () => {
    const wallet = makeWallet();
    const { connector, provider } = overFrame(wallet);
    await connector.connect(forEver());
    wallet.script([{ method: 'personal_sign', answer: 'reject' }]);
    const signing = provider.request({ method: 'personal_sign', params: ['0x00', SANDBOX_ADDRESSES[0]] });
    expect(await rejection(signing)).to.include({ code: 4001, message: 'User rejected the request.' });
  });
});
