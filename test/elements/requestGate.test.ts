import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { eip1193Connector } from '../../src/chains/evm/eip1193Connector.js';
import { rpcRequest } from '../../src/chains/evm/rpc.js';
import { evmAdapter } from '../../src/chains/pairing/evmAdapter.js';
import type { SessionClient } from '../../src/chains/pairing/pairingAdapter.js';
import { solanaRequest } from '../../src/chains/solana/solanaRpc.js';
import type { NetworkDefinition } from '../../src/lib/networks/networks.js';
import type { Eip1193Provider } from '../../src/lib/requests/eip1193.js';
import { toProviderError } from '../../src/lib/requests/providerError.js';
import { handleRequest } from '../../src/session/handleRequest.js';
import { ALICE, facts, fakeConnector, ONE, world } from '../atoms/fakes.js';
import { signedIn } from '../bridge/parts.js';
import {
  ALL_METHODS,
  FRAME_SAFE_METHODS,
  FRAME_UNSAFE_METHODS,
  NODE_READS,
  SOLANA_NODE_METHODS,
  USER_OPERATION_READS,
} from '../contracts/methods.js';
import { fakeClock } from '../support/fakeClock.js';
import { rejection, settled } from '../support/promises.js';
import { mockNetwork } from '../support/worker.js';

/** Answered by the element itself, whatever is connected. */
const ANSWERED_HERE = ['eth_accounts', 'eth_chainId', 'eth_requestAccounts'];

/** Ends the connection. */
const ENDING = 'wallet_revokePermissions';

const network: NetworkDefinition = {
  id: ONE,
  name: 'Sandbox',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrl: '/rpc',
};
const info = { id: 'a', type: 'ANNOUNCED', namespace: 'eip155' } as const;
const without = (names: readonly string[], ...gone: readonly string[][]) =>
  names.filter((name) => !gone.flat().includes(name));

describe('the request gate', () => {
  /** The methods that reached a node. */
  const reached: string[] = [];
  const worker = mockNetwork(
    http.post('/rpc', async ({ request }) => {
      const { method, id } = (await request.json()) as { method: string; id: number };
      reached.push(method);
      return HttpResponse.json({ jsonrpc: '2.0', id, result: '0x1' });
    }),
  );
  afterEach(() => {
    reached.length = 0;
    expect(worker.unhandled).to.deep.equal([]);
  });

  /** Calls every method from a page, except the one that ends the connection. Returns the error codes of refused methods. */
  async function askAll(provider: Eip1193Provider, answer: () => void = () => undefined) {
    const connector = Object.assign(fakeConnector('a'), { provider });
    const here = world({ wallets: [connector] });
    await here.connect(connector, facts(ONE));
    const refused = new Map<string, unknown>();
    for (const method of without(ALL_METHODS, [ENDING])) {
      const asking = handleRequest(here.store, { method, params: [] }, async () => undefined).catch(
        ({ code }) => refused.set(method, code),
      );
      await settled();
      answer();
      await asking;
    }
    return refused;
  }

  it('sends every method to an announced wallet, and none to a node', async () => {
    const asked: string[] = [];
    const wallet: Eip1193Provider = {
      request: async ({ method }) => asked.push(method),
      on: () => undefined,
      removeListener: () => undefined,
    };
    const { provider } = eip1193Connector({ info, provider: wallet }, { clock: fakeClock(), baseUrl: '/' });
    const refused = await askAll(provider as Eip1193Provider);
    expect(asked).to.have.members(without(ALL_METHODS, ANSWERED_HERE, [ENDING]));
    expect([...refused]).to.deep.equal([]);
    expect(reached).to.deep.equal([]);
  });

  /** A wallet app whose session allows some methods. */
  function pairedWith(methods: readonly string[]) {
    const asked: string[] = [];
    const client = {
      on: () => undefined,
      off: () => undefined,
      request: async ({ request }: { request: { method: string } }) => asked.push(request.method),
      disconnect: async () => undefined,
    };
    const adapter = evmAdapter({
      info: { ...info, type: 'WALLET_CONNECT' },
      clock: fakeClock(),
      networks: () => [network],
      wantedNetworks: () => [ONE],
    });
    // Has only the methods that are used.
    adapter.adopt(client as unknown as SessionClient, {
      topic: 'topic',
      namespaces: { eip155: { accounts: [`${ONE}:${ALICE}`], methods } },
    });
    return { asked, provider: adapter.connector.provider as Eip1193Provider };
  }

  it('sends a wallet app what its session allows, a node the reads, and refuses all others with 4200', async () => {
    const { asked, provider } = pairedWith(['personal_sign']);
    const refused = await askAll(provider);
    expect(asked).to.deep.equal(['personal_sign']);
    expect(reached).to.have.members(NODE_READS);
    // The parameter with the network is missing.
    const unfit = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'];
    for (const method of unfit) expect(refused.get(method), method).to.equal(-32602);
    const taken = [...NODE_READS, ...ANSWERED_HERE, ...unfit, 'personal_sign', ENDING];
    const notTaken = without(ALL_METHODS, taken).map((method) => [method, 4200]);
    expect([...refused].filter(([method]) => !unfit.includes(method))).to.deep.equal(notTaken);
  });

  it('sends reads to a wallet app that allows them', async () => {
    const { asked, provider } = pairedWith(['eth_getBalance', 'eth_sendTransaction']);
    await provider.request({ method: 'eth_getBalance', params: [ALICE, 'latest'] });
    await provider.request({ method: 'eth_sendTransaction', params: [{}] });
    expect(asked).to.deep.equal(['eth_getBalance', 'eth_sendTransaction']);
    expect(reached).to.deep.equal([]);
  });

  it('passes on a node’s error code and data', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' };
    worker.use(http.post('/rpc', () => HttpResponse.json({ jsonrpc: '2.0', id: 1, error })));
    const { provider } = pairedWith(['personal_sign']);
    const rejected = await rejection(provider.request({ method: 'eth_call', params: [{}, 'latest'] }));
    expect(toProviderError(rejected)).to.be.an('error').that.includes(error);
  });

  it('sends the sign-in frame the methods of its lists, and a node none', async () => {
    const here = await signedIn();
    const posted = () =>
      here.frame.posted.flatMap(({ message: { type, payload } }) =>
        type === '@w3m-app/RPC_REQUEST' ? [(payload as { method: string }).method] : [],
      );
    let seen = 0;
    const refused = await askAll(here.provider, () => {
      if (posted().length > seen) here.frame.answer('RPC_REQUEST', '0x1');
      seen = posted().length;
    });
    const listed = [...FRAME_SAFE_METHODS, ...FRAME_UNSAFE_METHODS];
    const unfit = [...refused].flatMap(([method, code]) => (code === -32602 ? [method] : []));
    expect(posted()).to.have.members(without(listed, unfit, ANSWERED_HERE));
    expect(reached).to.deep.equal([]);
    const others = without(ALL_METHODS, listed, ANSWERED_HERE, [ENDING, 'wallet_switchEthereumChain']);
    for (const method of others) expect(refused.get(method), method).to.equal(4200);
  });

  // Pages get the wallet's network, but our own code asks a node for it.
  const EVM_NODE = [...NODE_READS, 'eth_chainId'];
  for (const [what, id, ask, expected] of [
    ['EVM', ONE, rpcRequest, EVM_NODE],
    ['Solana', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solanaRequest, SOLANA_NODE_METHODS],
  ] as const) {
    it(`sends a node of ${what} its own reads only, whichever of our functions is used`, async () => {
      const options = {
        network: { ...network, id },
        clock: fakeClock(),
        signal: new AbortController().signal,
      };
      // Calls it without types.
      const request = ask(options) as (method: string, params: []) => Promise<unknown>;
      const refused: string[] = [];
      for (const method of ALL_METHODS) {
        await request(method, []).catch(({ code }) => {
          if (code === 'rpc_not_allowed') refused.push(method);
        });
      }
      expect(reached).to.have.members(expected);
      expect(refused).to.have.members(without(ALL_METHODS, expected));
    });
  }

  it('is tested with every method once', () => {
    expect(new Set(ALL_METHODS).size).to.equal(ALL_METHODS.length);
    expect(FRAME_SAFE_METHODS).to.have.length(40);
    expect(FRAME_SAFE_METHODS).to.include.members(USER_OPERATION_READS);
  });
});
