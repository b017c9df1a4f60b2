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

/** The part of the client that a session needs, answered by the test. */
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
  // Has only the methods that are used.
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
  it('returns accounts and network from the session', async () => {
    const { ask } = setUp();
    expect(await ask('eth_accounts')).to.deep.equal([ALICE, BOB]);
    expect(await ask('eth_chainId')).to.equal('0x1');
  });

  for (const [what, wanted, last, expected] of [
    ['the site’s first network that it shares', ['eip155:137', 'eip155:10', 'eip155:1'], undefined, '0xa'],
    ['its own network when it shares none of the site’s', ['eip155:137'], undefined, '0x1'],
    ['the network before a reload', ['eip155:1'], 'eip155:10', '0xa'],
    ['another network when it no longer shares that one', ['eip155:10'], 'eip155:137', '0xa'],
  ] as const) {
    it(`starts on ${what}`, async () => {
      const { ask } = setUp(undefined, { wanted: [...wanted], last });
      expect(await ask('eth_chainId')).to.equal(expected);
    });
  }

  it('asks the wallet for what it allows, on the current network', async () => {
    const { ask, asked } = setUp();
    expect(await ask('personal_sign', ['0x00', ALICE])).to.equal('answer');
    expect(asked).to.deep.equal([
      { topic: 'topic', chainId: 'eip155:1', request: { method: 'personal_sign', params: ['0x00', ALICE] } },
    ]);
  });

  it('sends reads that the wallet does not allow to the network', async () => {
    const { ask, asked } = setUp(async (network, { method }) => `${network} ${method}`);
    await ask('wallet_switchEthereumChain', switchTo('0xa'));
    expect(await ask('eth_getBalance', [ALICE, 'latest'])).to.equal('eip155:10 eth_getBalance');
    expect(asked).to.deep.equal([]);
  });

  it('refuses methods that neither the wallet nor a network supports', async () => {
    const { ask } = setUp();
    expect(await rejection(ask('eth_getBalance', []))).to.include({ code: 4200 });
  });

  it('switches to networks of the session at once, and to others only when the wallet adds them', async () => {
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

  it('refuses a method that the wallet allows on another network only', async () => {
    const { ask, asked, provider, client } = setUp();
    provider.adopt(client, {
      topic: 'topic',
      namespaces: {
        'eip155:1': { accounts: [`eip155:1:${ALICE}`], methods: ['personal_sign'] },
        'eip155:10': { accounts: [`eip155:10:${ALICE}`], methods: ['eth_signTypedData_v4'] },
      },
    });
    expect(await rejection(ask('eth_signTypedData_v4', [ALICE, '{}']))).to.include({ code: 4200 });
    await ask('wallet_switchEthereumChain', switchTo('0xa'));
    expect(await ask('eth_signTypedData_v4', [ALICE, '{}'])).to.equal('answer');
    expect(await rejection(ask('personal_sign', ['0x00', ALICE]))).to.include({ code: 4200 });
    expect(asked).to.have.length(1);
  });

  it('answers with the capabilities that the wallet wrote into its session', async () => {
    const { ask, asked, provider, client } = setUp();
    const atomic = { status: 'supported' };
    const paymasterService = { supported: true };
    const written = (more: object, methods: string[] = []) =>
      provider.adopt(client, { ...session('topic', onBoth, methods), ...more });
    const capabilities = (chains?: unknown) => ask('wallet_getCapabilities', [ALICE, chains]);

    written({ sessionProperties: { atomic: JSON.stringify(atomic), expiry: '1' } });
    expect(await capabilities()).to.deep.equal({ '0x1': { atomic }, '0xa': { atomic } });
    expect(await capabilities(['0xa'])).to.deep.equal({ '0xa': { atomic } });

    written({
      sessionProperties: { atomic: JSON.stringify({ status: 'ready' }) },
      scopedProperties: { 'eip155:10': { [`eip155:10:${ALICE}`]: { atomic, paymasterService } } },
    });
    expect(await capabilities()).to.deep.equal({
      '0x1': { atomic: { status: 'ready' } },
      '0xa': { atomic, paymasterService },
    });

    written({ sessionProperties: { capabilities: { [ALICE.toLowerCase()]: { '0x1': { atomic } } } } });
    expect(await capabilities()).to.deep.equal({ '0x1': { atomic } });
    expect(asked).to.deep.equal([]);

    expect(await rejection(capabilities(['0x89'])), 'of a network without any').to.include({ code: 4200 });
    written({ sessionProperties: '{', scopedProperties: [null] }, ['wallet_getCapabilities']);
    expect(await capabilities(), 'of the wallet itself').to.equal('answer');
  });

  it('maps the codes with which wallet apps decline to EIP-1193', async () => {
    const { ask, state } = setUp();
    for (const [code, expected] of [
      [5000, 4001],
      [5001, 4001],
      [5002, 4001],
      [5003, 4001],
      ['5000', 4001],
      [5100, 5100],
      [6000, 4900],
      [4001, 4001],
      [-32000, -32000],
    ]) {
      state.answer = () => Promise.reject({ code, message: 'No' });
      expect(await rejection(ask('personal_sign'))).to.include({ code: expected });
    }
  });

  it('follows the wallet’s account and network within the session', async () => {
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

  it('follows a session update, and leaves a network that is no longer shared', async () => {
    const { state, heard } = setUp();
    state.tell('session_update', { params: session('topic', [`eip155:10:${BOB}`]) });
    expect(heard).to.deep.equal([
      ['chainChanged', '0xa'],
      ['accountsChanged', [BOB]],
    ]);
  });

  for (const name of ['session_delete', 'session_expire']) {
    it(`has no accounts after ${name}, and stops listening`, async () => {
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

  it('ends the session when the permission is revoked', async () => {
    const { ask, left, heard } = setUp();
    await ask('wallet_revokePermissions', [{ eth_accounts: {} }]);
    expect(left).to.deep.equal(['session']);
    expect(heard.map(([name]) => name)).to.deep.equal(['accountsChanged', 'disconnect']);
  });

  it('rejects a session without accounts', () => {
    const { provider, client } = setUp();
    expect(() => provider.adopt(client, session('topic', []))).to.throw('shared no account');
  });
});
