import { expect } from 'chai';
import type { SessionClient } from '../../../src/chains/pairing/pairingAdapter.js';
import { type ReadNetwork, sessionProvider } from '../../../src/chains/pairing/sessionProvider.js';
import type { CaipNetworkId } from '../../../src/lib/networks/caip.js';
import { rejection } from '../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const onBoth = [1, 10].flatMap((id) => [`eip155:${id}:${ALICE}`, `eip155:${id}:${BOB}`]);
const session = (topic = 'topic', accounts = onBoth, methods = ['personal_sign']) => ({
  topic,
  namespaces: { eip155: { accounts, methods, events: [] } },
});

/** The part of the client that a session needs, answering as a test says. */
function fakeClient() {
  const listeners = new Map<string, Set<(told: unknown) => void>>();
  const asked: unknown[] = [];
  const state = {
    asked,
    left: [] as string[],
    answer: async (): Promise<unknown> => 'answer',
    tell(name: string, told: object) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener({ topic: 'topic', ...told });
    },
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
  const client = {
    on: (name: string, listener: (told: unknown) => void) =>
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: (told: unknown) => void) => listeners.get(name)?.delete(listener),
    request(args: unknown) {
      asked.push(args);
      return state.answer();
    },
    disconnect: async () => void state.left.push('session'),
  };
  // A stand-in for the few methods that are used.
  return { ...state, state, client: client as unknown as SessionClient };
}

function setUp(
  readNetwork: ReadNetwork = () => undefined,
  { wanted = [], last }: { wanted?: CaipNetworkId[]; last?: CaipNetworkId | undefined } = {},
) {
  const fake = fakeClient();
  const provider = sessionProvider(readNetwork, () => wanted);
  const heard: [string, unknown][] = [];
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect'] as const) {
    provider.on(name, (value: unknown) => heard.push([name, value instanceof Error ? 'error' : value]));
  }
  provider.adopt(fake.client, session(), last);
  const ask = (method: string, params?: unknown[]) => provider.request({ method, params });
  return { ...fake, provider, heard, ask };
}
const switchTo = (chainId: string) => [{ chainId }];

describe('the provider of a session', () => {
  it('answers accounts and network from the session', async () => {
    const { ask } = setUp();
    expect(await ask('eth_accounts')).to.deep.equal([ALICE, BOB]);
    expect(await ask('eth_chainId')).to.equal('0x1');
  });

  for (const [what, wanted, last, expected] of [
    ['the first network of the site that it has', ['eip155:137', 'eip155:10', 'eip155:1'], undefined, '0xa'],
    ['what it has, where that is none of the site', ['eip155:137'], undefined, '0x1'],
    ['the network that it was on before a reload', ['eip155:1'], 'eip155:10', '0xa'],
    ['another, where it has that no more', ['eip155:10'], 'eip155:137', '0xa'],
  ] as const) {
    it(`begins on ${what}`, async () => {
      const { ask } = setUp(undefined, { wanted: [...wanted], last });
      expect(await ask('eth_chainId')).to.equal(expected);
    });
  }

  it('asks the wallet what it allows, for the present network', async () => {
    const { ask, asked } = setUp();
    expect(await ask('personal_sign', ['0x00', ALICE])).to.equal('answer');
    expect(asked).to.deep.equal([
      { topic: 'topic', chainId: 'eip155:1', request: { method: 'personal_sign', params: ['0x00', ALICE] } },
    ]);
  });

  it('reads from the network what is no business of the wallet', async () => {
    const { ask, asked } = setUp(async (network, { method }) => `${network} ${method}`);
    await ask('wallet_switchEthereumChain', switchTo('0xa'));
    expect(await ask('eth_getBalance', [ALICE, 'latest'])).to.equal('eip155:10 eth_getBalance');
    expect(asked).to.deep.equal([]);
  });

  it('refuses what neither the wallet nor a network answers', async () => {
    const { ask } = setUp();
    expect(await rejection(ask('eth_getBalance', []))).to.include({ code: 4200 });
  });

  it('goes to any network of the session at once, and to another only when the wallet takes it in', async () => {
    const { ask, asked, heard, provider, client } = setUp();
    await ask('wallet_switchEthereumChain', switchTo('0xa'));
    expect(heard).to.deep.equal([['chainChanged', '0xa']]);
    expect(asked).to.deep.equal([]);
    expect(await rejection(ask('wallet_switchEthereumChain', switchTo('0x89')))).to.include({ code: 4200 });
    expect(await rejection(ask('wallet_switchEthereumChain', ['nonsense']))).to.include({ code: -32602 });
    provider.adopt(client, session('topic', onBoth, ['wallet_switchEthereumChain']));
    await ask('wallet_switchEthereumChain', switchTo('0x89'));
    expect(asked).to.have.length(1);
    expect(await ask('eth_chainId')).to.equal('0x1');
  });

  it('makes the codes by which wallet apps decline the code of EIP-1193', async () => {
    const { ask, state } = setUp();
    for (const [code, expected] of [
      [5000, 4001],
      [5002, 4001],
      [4001, 4001],
      [-32000, -32000],
    ]) {
      state.answer = () => Promise.reject({ code, message: 'No' });
      expect(await rejection(ask('personal_sign'))).to.include({ code: expected });
    }
  });

  it('follows the wallet in account and network, within what the session allows', async () => {
    const { ask, state, heard } = setUp();
    const event = (name: string, data: unknown, chainId = 'eip155:1') => ({
      params: { event: { name, data }, chainId },
    });
    state.tell('session_event', event('accountsChanged', [`eip155:1:${BOB}`]));
    state.tell('session_event', event('chainChanged', 10));
    state.tell('session_event', event('chainChanged', '0x89'));
    state.tell('session_event', { ...event('chainChanged', 1), topic: 'another' });
    expect(heard).to.deep.equal([
      ['accountsChanged', [BOB, ALICE]],
      ['chainChanged', '0xa'],
    ]);
    expect(await ask('eth_chainId')).to.equal('0xa');
  });

  it('follows an update of the session, and leaves a network that it has no more', async () => {
    const { state, heard } = setUp();
    state.tell('session_update', { params: session('topic', [`eip155:10:${BOB}`]) });
    expect(heard).to.deep.equal([
      ['chainChanged', '0xa'],
      ['accountsChanged', [BOB]],
    ]);
  });

  for (const name of ['session_delete', 'session_expire']) {
    it(`is without accounts after ${name}, and listens no more`, async () => {
      const { ask, state, heard } = setUp();
      state.tell(name, { topic: 'another' });
      expect(heard).to.deep.equal([]);
      state.tell(name, {});
      expect(heard).to.deep.equal([
        ['accountsChanged', []],
        ['disconnect', 'error'],
      ]);
      expect(await ask('eth_accounts')).to.deep.equal([]);
      expect(await rejection(ask('personal_sign'))).to.include({ code: 4900 });
      expect(state.listeners()).to.equal(0);
    });
  }

  it('ends the session when the permission is taken back', async () => {
    const { ask, left, heard } = setUp();
    await ask('wallet_revokePermissions', [{ eth_accounts: {} }]);
    expect(left).to.deep.equal(['session']);
    expect(heard.map(([name]) => name)).to.deep.equal(['accountsChanged', 'disconnect']);
  });

  it('does not take a session without accounts', () => {
    const { provider, client } = setUp();
    expect(() => provider.adopt(client, session('topic', []))).to.throw('shared no account');
  });
});
