// Run alone: `node --test test/chains/evm/readBalances.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  createTestClient,
  createWalletClient,
  decodeFunctionData,
  encodeDeployData,
  encodeFunctionResult,
  http,
  multicall3Abi,
  parseEther,
  publicActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { sandboxNode } from '../../sandbox/sandboxNode.mjs';
import { bundled } from '../../tools/bundled.mjs';
import { clock, startProxy } from './nodeProxy.mjs';

const { startEvmChains, SANDBOX_TOKENS } = sandboxNode;
const { readBalances } = await bundled('src/chains/evm/readBalances.ts');
const { sandboxToken } = await bundled('src/sandbox/contracts/sandboxToken.ts');
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const { multicall3Bytecode } = await import('../../../node_modules/viem/_esm/constants/contracts.js');

const MULTICALL3 = '0xcA11bde05977b3631167028862bE2a173976CA11';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const HOSTILE = '0x00000000000000000000000000000000000Bad01';
const NOBODY = '0x0000000000000000000000000000000000000123';
const [alice] = SANDBOX_ADDRESSES;
const [dollar, token] = SANDBOX_TOKENS;

/** Bytecode of tiny contracts that treat every call alike. */
const CODES = {
  reverts: '0x5f5ffd',
  'answers nothing': '0x00',
  'answers ten megabytes': '0x62a000005ff3',
  'uses up all gas': '0x5b5f56',
  'answers a word of ones, also for its decimals': '0x5f195f5260205ff3',
};

describe('readBalances', () => {
  let running;
  let network;
  let node;
  let proxy;

  const read = (owner, tokens = [], more = {}) =>
    readBalances(owner, {
      network: { ...network, rpcUrl: proxy.url },
      tokens,
      clock,
      signal: new AbortController().signal,
      ...more,
    });
  const short = (balances) => balances.map(({ symbol, amount }) => [symbol, amount]);
  /** The kinds of requests: a method such as `eth_call`, or the number of calls in a batch. */
  const asked = () => proxy.bodies.map((body) => (Array.isArray(body) ? body.length : body.method));

  before(async () => {
    running = await startEvmChains({ ports: [0], mainnet: true });
    const { rpcUrl, ...rest } = running.chains[2];
    network = rest;
    node = createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions);
    proxy = await startProxy(rpcUrl);
  });
  after(async () => {
    proxy?.stop();
    await running?.stop();
  });
  beforeEach(async () => {
    Object.assign(proxy, { replace: undefined, status: 200 });
    await node.setCode({ address: MULTICALL3, bytecode: '0x' });
    await node.setCode({ address: HOSTILE, bytecode: '0x' });
    proxy.bodies.length = 0;
  });

  async function runtimeCode(data) {
    const wallet = createWalletClient({
      account: privateKeyToAccount(SANDBOX_KEYS[4]),
      transport: http(node.transport.url),
    });
    const hash = await wallet.sendTransaction({ data, chain: null });
    const { contractAddress } = await node.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    return { address: contractAddress, code: await node.getCode({ address: contractAddress }) };
  }
  async function installMulticall() {
    const { code } = await runtimeCode(multicall3Bytecode);
    await node.setCode({ address: MULTICALL3, bytecode: code });
  }

  const held = [
    ['SUSD', 10_000_000_000n],
    ['SBX', parseEther('2500')],
  ];

  for (const [way, prepare, requests] of [
    ['in one request where Multicall3 is', installMulticall, ['eth_call']],
    ['in one batch elsewhere', async () => {}, ['eth_call', 'eth_getBalance', 18]],
    [
      'one by one where batches are refused',
      async () => {
        proxy.replace = (body) => Array.isArray(body) && { error: { code: -32600, message: 'No batches' } };
      },
      ['eth_call', 'eth_getBalance', 18, ...Array(18).fill('eth_call')],
    ],
  ]) {
    it(`lists the native currency and what is held of tokens ${way}`, async () => {
      await prepare();
      const balances = await read(alice, [dollar.address, token.address]);
      const [native, ...tokens] = balances;
      assert.equal(native.amount, await node.getBalance({ address: alice }));
      assert.deepEqual(native, {
        network: 'eip155:1',
        address: undefined,
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        amount: native.amount,
        price: undefined,
        icon: undefined,
      });
      assert.deepEqual(short(tokens), held);
      assert.deepEqual(
        tokens.map(({ address, name, decimals }) => [address, name, decimals]),
        [dollar, token].map(({ address, name, decimals }) => [address, name, decimals]),
      );
      assert.deepEqual(asked().sort(), [...requests].sort());
    });
  }

  it('lists no token of which nothing is held, and a native currency of zero', async () => {
    await installMulticall();
    assert.deepEqual(short(await read(NOBODY, [dollar.address])), [['ETH', 0n]]);
  });

  it('finds well-known tokens without being told, under the names that are known', async () => {
    await installMulticall();
    // Returns 1234500 to every call.
    await node.setCode({ address: USDC, bytecode: '0x6212d6445f5260205ff3' });
    const [, usdc, ...rest] = await read(alice);
    assert.deepEqual(rest, []);
    assert.deepEqual(
      [usdc.address, usdc.symbol, usdc.name, usdc.decimals, usdc.amount],
      [USDC, 'USDC', 'USD Coin', 6, 1_234_500n],
    );
    await node.setCode({ address: USDC, bytecode: '0x' });
  });

  it('reads a token that is named twice, or known and named, once', async () => {
    await installMulticall();
    const balances = await read(alice, [dollar.address, dollar.address.toLowerCase(), USDC]);
    assert.deepEqual(short(balances).slice(1), [held[0]]);
  });

  it('ignores names that are no addresses', async () => {
    await installMulticall();
    assert.deepEqual(short(await read(alice, ['0x12', 'vitalik.eth', '', dollar.address])).slice(1), [
      held[0],
    ]);
  });

  for (const [what, bytecode] of Object.entries(CODES)) {
    for (const [where, prepare] of [
      ['with Multicall3', installMulticall],
      ['without it', async () => {}],
    ]) {
      it(`shows the other tokens beside one that ${what}, ${where}`, async () => {
        await prepare();
        await node.setCode({ address: HOSTILE, bytecode });
        const balances = await read(alice, [HOSTILE, dollar.address, token.address]);
        assert.deepEqual(short(balances).slice(1), held);
      });
    }
  }

  it('asks again for itself what failed together with others', async () => {
    await installMulticall();
    proxy.replace = ({ method, params }) => {
      if (method !== 'eth_call' || params[0].to !== MULTICALL3) return undefined;
      const { args } = decodeFunctionData({ abi: multicall3Abi, data: params[0].data });
      const result = args[0].map(() => ({ success: false, returnData: '0x' }));
      return { result: encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result }) };
    };
    const [native, ...tokens] = await read(alice, [dollar.address, token.address]);
    assert.ok(native.amount > 0n);
    assert.deepEqual(short(tokens), held);
    assert.deepEqual(asked().sort(), [18, 'eth_call', 'eth_getBalance']);
  });

  it('asks a node that refuses batches about a limited number of tokens', async () => {
    proxy.replace = (body) => Array.isArray(body) && { error: { code: -32600, message: 'No batches' } };
    const unknown = Array.from(
      { length: 300 },
      (_, index) => `0x${(index + 2 ** 40).toString(16).padStart(40, '0')}`,
    );
    assert.deepEqual(short(await read(alice, [dollar.address, ...unknown])).slice(1), [held[0]]);
    // At most 100 tokens are read besides the known ones.
    const batches = asked().filter((size) => typeof size === 'number');
    assert.equal(
      batches.reduce((sum, size) => sum + size),
      10 + 100 * 4,
    );
    assert.ok(Math.max(...batches) <= 50);
    assert.equal(asked().filter((method) => method === 'eth_call').length, 1 + 60);
  });

  it('cleans the names of tokens', async () => {
    await installMulticall();
    const args = ['Pay \u202eme\u200b now '.repeat(30), '\u202eCDSU\u0000'.repeat(9), 6, [alice], 5n];
    const { address } = await runtimeCode(
      encodeDeployData({ abi: sandboxToken.abi, bytecode: sandboxToken.bytecode, args }),
    );
    const [, balance] = await read(alice, [address]);
    assert.equal(balance.symbol, 'CDSUCDSUCDS…');
    assert.match(balance.name, /^Pay me now Pay me now [a-zA-Z ]+…$/);
    assert.ok(Array.from(balance.name).length <= 40);
  });

  for (const decimals of [37, 255]) {
    it(`leaves out a token with ${decimals} decimals`, async () => {
      await installMulticall();
      const args = ['Odd', 'ODD', decimals, [alice], 5n];
      const { address } = await runtimeCode(
        encodeDeployData({ abi: sandboxToken.abi, bytecode: sandboxToken.bytecode, args }),
      );
      assert.deepEqual(short(await read(alice, [address, dollar.address])).slice(1), [held[0]]);
    });
  }

  it('is not misled by something else at the address of Multicall3', async () => {
    for (const bytecode of Object.values(CODES)) {
      await node.setCode({ address: MULTICALL3, bytecode });
      assert.deepEqual(short(await read(alice, [dollar.address])).slice(1), [held[0]]);
    }
  });

  it('asks a node that fails no more than one read does', async () => {
    proxy.status = 503;
    await assert.rejects(read(alice, [dollar.address]), { code: 'rpc_failed' });
    assert.deepEqual(asked(), Array(4).fill('eth_call'));
  });

  it('rejects when aborted, and without a way to read', async () => {
    await assert.rejects(read(alice, [], { signal: AbortSignal.abort() }), { code: 'aborted' });
    await assert.rejects(read(alice, [], { network: { ...network, rpcUrl: undefined } }), {
      code: 'rpc_missing',
    });
  });
});
