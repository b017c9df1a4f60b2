// A local chain that mines a block for each transaction, or when a test asks for one.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { sandboxNode } from '../../../sandbox/sandboxNode.mjs';

// The first accounts of the local chains, whose keys anvil holds.
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const CAROL = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

export const hex = (value) => `0x${value.toString(16)}`;

/** A clock with this time and real delays. */
export const clockOf = (now) => ({
  now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

/** Options for reading a status. `told` is the wallet's answer about calls; without it, the wallet is gone. */
export const statusOptions = ({ network, clock }, told, more = {}) => ({
  network,
  clock,
  wallet: told && { request: async () => told, on: () => undefined, removeListener: () => undefined },
  signal: new AbortController().signal,
  taken: new Set(),
  takenBefore: new Set(),
  proven: new Map(),
  elsewhere: async () => [],
  ...more,
});

export async function startLocalChain() {
  const chains = await sandboxNode.startEvmChains({ ports: [0] });
  const [network] = chains.chains;

  async function rpc(method, ...params) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'content-type': 'application/json' };
    const { result, error } = await (await fetch(network.rpcUrl, { method: 'POST', headers, body })).json();
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  /** Waits until a transaction is mined: the chain returns its hash before that. */
  async function untilMined(hash) {
    while (!(await rpc('eth_getTransactionReceipt', hash))) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return hash;
  }

  /** Runs with a node that changes the answers of some methods. */
  async function lying(lies, run) {
    const server = createServer(async (request, response) => {
      const body = await text(request);
      const { id, method, params } = JSON.parse(body);
      const told = await rpc(method, ...params);
      const result = method in lies ? lies[method](told) : told;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      await run({ ...network, rpcUrl: `http://127.0.0.1:${server.address().port}` });
    } finally {
      server.close();
    }
  }

  await rpc('evm_setIntervalMining', 0);
  await rpc('evm_setAutomine', true);
  return { network, rpc, untilMined, lying, stop: () => chains.stop() };
}
