import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Contract, FetchRequest, JsonRpcProvider, Wallet } from 'ethers';
import fc from 'fast-check';
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  erc20Abi,
  http,
  parseEther,
  parseGwei,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../../tools/bundled.mjs';

const { startChain, SANDBOX_TOKENS } = await bundled('src/sandbox/chain/index.ts');
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const { DEPLOYER } = await bundled('src/sandbox/evmTokens.ts');
const [alice, bob, carol] = SANDBOX_ADDRESSES;
const accounts = SANDBOX_KEYS.slice(0, 3).map((key) => privateKeyToAccount(key));
const [{ address: token }] = SANDBOX_TOKENS;
const FEES = { maxFeePerGas: parseGwei('3'), maxPriorityFeePerGas: parseGwei('1') };

const balanceOf = async (chain, address) =>
  BigInt(await chain.request({ method: 'eth_getBalance', params: [address, 'latest'] }));
const receiptOf = (chain, hash) => chain.request({ method: 'eth_getTransactionReceipt', params: [hash] });

/** Signs a payment with this nonce. */
const payment = (nonce, fields = {}, account = accounts[0]) =>
  account.signTransaction({ chainId: 31337, gas: 21_000n, to: bob, value: 1n, nonce, ...FEES, ...fields });
const sendRaw = (chain, raw) => chain.request({ method: 'eth_sendRawTransaction', params: [raw] });

describe('startChain', () => {
  let chain;
  before(async () => {
    chain = await startChain();
  });
  after(() => chain.stop());

  it('answers what cannot be read with the code of nodes', async () => {
    const fails = () => {
      throw Symbol('of the page');
    };
    const thrower = () =>
      new Proxy({}, { get: fails, ownKeys: fails, has: fails, getOwnPropertyDescriptor: fails });
    const revoked = Proxy.revocable([], {});
    revoked.revoke();
    const round = [];
    round.push(round);
    const call = { to: bob, value: '0x1' };
    for (const [what, params] of [
      ['a proxy as params', new Proxy([], { get: fails, ownKeys: fails })],
      ['a revoked one', revoked.proxy],
      ['a list without an end', new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 32 - 1 : 0) })],
      ['a circle', round],
      ['a proxy as the call', [thrower(), 'latest']],
      ['a proxy as the block', [call, thrower()]],
      ['a proxy as state overrides', [call, 'latest', thrower()]],
      ['a proxy as block overrides', [call, 'latest', {}, thrower()]],
      [
        'a getter in block overrides',
        [call, 'latest', {}, Object.defineProperty({}, 'time', { get: fails, enumerable: true })],
      ],
    ]) {
      for (const method of ['eth_call', 'eth_estimateGas', 'eth_simulateV1', 'eth_getLogs', 'eth_getBalance'])
        await assert.rejects(chain.request({ method, params }), { code: -32602 }, `${what}, ${method}`);
    }
    await assert.rejects(chain.request(thrower()), { code: 'chain_invalid' });
    await assert.rejects(chain.send(thrower()), { code: 'chain_invalid' });
    await assert.rejects(startChain(thrower()), { code: 'chain_invalid' });
  });

  it('answers viem: sends, waits, reads contracts, and explains why one reverts', async () => {
    const { chainId, name, nativeCurrency, rpcUrl } = chain;
    const known = defineChain({
      id: chainId,
      name,
      nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl] } },
    });
    const transport = http(undefined, { batch: true });
    const client = createPublicClient({ chain: known, transport, pollingInterval: 20 });
    const wallet = createWalletClient({ chain: known, transport, account: accounts[0] });
    const before = await client.getBalance({ address: carol });
    const hash = await wallet.sendTransaction({ to: carol, value: parseEther('1.5') });
    assert.equal((await client.waitForTransactionReceipt({ hash })).status, 'success');
    assert.equal((await client.getBalance({ address: carol })) - before, parseEther('1.5'));
    const contract = { address: token, abi: erc20Abi };
    const sent = await wallet.writeContract({ ...contract, functionName: 'transfer', args: [carol, 7n] });
    const { blockNumber } = await client.waitForTransactionReceipt({ hash: sent });
    const [log] = await client.getContractEvents({
      ...contract,
      eventName: 'Transfer',
      fromBlock: blockNumber,
    });
    assert.deepEqual(log.args, { from: alice, to: carol, value: 7n });
    const together = await Promise.all(
      ['symbol', 'decimals', 'name'].map((functionName) =>
        client.readContract({ ...contract, functionName }),
      ),
    );
    assert.deepEqual(together, ['SUSD', 6, 'Sandbox Dollar']);
    await assert.rejects(
      client.simulateContract({
        ...contract,
        account: alice,
        functionName: 'transfer',
        args: [carol, 10n ** 30n],
      }),
      /0xe450d38c/,
    );
  });

  it('answers ethers: sends, waits, reads contracts, and explains why one reverts', async () => {
    const connection = new FetchRequest(chain.rpcUrl);
    // Ethers uses fetch only in browsers.
    connection.getUrlFunc = async ({ url, method, headers, body }) => {
      const answer = await fetch(url, { method, headers, body });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { statusCode: answer.status, statusMessage: answer.statusText, headers: {}, body: bytes };
    };
    // It caches answers for a quarter of a second, in which this chain mines several transactions.
    const provider = new JsonRpcProvider(connection, undefined, { pollingInterval: 50, cacheTimeout: -1 });
    const wallet = new Wallet(SANDBOX_KEYS[1], provider);
    const sent = await wallet.sendTransaction({ to: carol, value: 3n });
    assert.equal((await sent.wait()).status, 1);
    const abi = ['function balanceOf(address) view returns (uint256)', 'function transfer(address, uint256)'];
    const contract = new Contract(token, abi, wallet);
    const had = await contract.balanceOf(carol);
    await (await contract.transfer(carol, 4n)).wait();
    assert.equal((await contract.balanceOf(carol)) - had, 4n);
    await assert.rejects(contract.transfer(carol, 10n ** 30n), { code: 'CALL_EXCEPTION' });
    provider.destroy();
  });

  it('gives what it is asked for, and knows its history with the native currency', async () => {
    const address = '0x1111111111111111111111111111111111111111';
    const paid = await chain.send({ to: address, amount: '2.5' });
    const given = await chain.send({ to: address, amount: '10', token: 'SUSD' });
    const { balances, history } = chain.accountSource;
    const asked = { network: { id: chain.id }, cursor: undefined };
    const held = await balances(`${chain.id}:${address}`, asked);
    assert.deepEqual(
      held.map(({ symbol, amount }) => [symbol, amount]),
      [
        ['ETH', parseEther('2.5')],
        ['SUSD', 10_000_000n],
      ],
    );
    const { entries, next } = await history(`${chain.id}:${address}`, asked);
    assert.equal(next, undefined);
    assert.deepEqual(
      entries.map(({ hash, operation, status, transfers }) => [
        hash,
        operation,
        status,
        ...transfers.map(({ direction, quantity, symbol }) => `${direction} ${quantity} ${symbol}`),
      ]),
      [
        [given, 'receive', 'confirmed', 'in 10 SUSD'],
        [paid, 'receive', 'confirmed', 'in 2.5 ETH'],
      ],
    );
    assert.equal(await history(`eip155:5:${address}`, { ...asked, network: { id: 'eip155:5' } }), undefined);
  });

  it('simulates calls with what they move, also by contracts, and without keeping it', async () => {
    const before = await balanceOf(chain, bob);
    const settings = {
      blockStateCalls: [
        {
          // Forwards all payments to the caller.
          stateOverrides: { [token]: { code: '0x5f5f5f5f34335af1' } },
          calls: [
            { from: alice, to: token, value: '0x5' },
            { from: alice, to: bob, value: toHex(10n ** 30n) },
          ],
        },
      ],
      traceTransfers: true,
    };
    const [block] = await chain.request({ method: 'eth_simulateV1', params: [settings, 'latest'] });
    const word = (text) => `0x${text.slice(2).toLowerCase().padStart(64, '0')}`;
    assert.deepEqual(
      block.calls[0].logs.map(({ topics: [, from, to], data }) => [from, to, data]),
      [
        [word(alice), word(token), word('0x5')],
        [word(token), word(alice), word('0x5')],
      ],
    );
    assert.deepEqual(
      block.calls.map(({ status }) => status),
      ['0x1', '0x0'],
    );
    assert.match(block.calls[1].error.message, /insufficient funds/i);
    assert.equal(await balanceOf(chain, bob), before);
  });

  it('answers batches, and what is no JSON-RPC', async () => {
    const post = async (body) => (await fetch(chain.rpcUrl, { method: 'POST', body })).json();
    const batch = await post('[{"id":1,"method":"eth_chainId"},{"id":2,"method":"nope"},3]');
    assert.deepEqual(
      batch.map(({ id, result, error }) => [id, result ?? error.code]),
      [
        [1, '0x7a69'],
        [2, -32601],
        [null, -32600],
      ],
    );
    assert.equal((await post('{')).error.code, -32700);
    assert.equal((await post('[]')).error.code, -32600);
    assert.equal((await post('{"id":1,"method":"toString"}')).error.code, -32601);
    assert.equal((await fetch(chain.rpcUrl)).status, 405);
  });

  it('lets the calls of a request use the gas of one block together', async () => {
    // Steps are slow in this runner, so these use much gas in few steps. The first returns the gas left, the second needs too
    // much memory, the third ends with all its gas spent.
    const [tell, grow, waste] = ['0x5a5f5260205ff3', '0x5f62ffffff52', '0xfe'].map((data) => ({ data }));
    const wasted = { code: -32603, message: 'invalid opcode' };
    const usedUp = { code: -38015, message: 'block gas limit reached: 30000000 >= 30000000' };
    const ask = (method, ...params) => chain.request({ method, params });
    const gas = '0x3b9aca00';
    assert.equal(BigInt(await ask('eth_call', { ...tell, gas })), 29_946_884n);
    await assert.rejects(ask('eth_estimateGas', { ...grow, gas }), {
      message: 'gas required exceeds allowance (30000000)',
    });
    const calls = [waste, { to: bob }];
    const together = [{ calls: [{ to: bob }] }, { calls }];
    await assert.rejects(ask('eth_simulateV1', { blockStateCalls: together }), usedUp);
    const batch = ['eth_call', 'eth_estimateGas', 'eth_call', 'eth_chainId'].map((method) => ({
      id: method,
      method,
      params: [waste],
    }));
    const answer = await fetch(chain.rpcUrl, { method: 'POST', body: JSON.stringify(batch) });
    assert.deepEqual(
      (await answer.json()).map(({ result, error }) => result ?? error),
      [wasted, usedUp, usedUp, '0x7a69'],
    );
  });

  it('refuses requests that are none', async () => {
    for (const asked of [undefined, null, 'eth_chainId']) {
      await assert.rejects(chain.request(asked), { code: 'chain_invalid' });
    }
    await assert.rejects(chain.request({}), { code: -32600 });
  });

  it('stops asking when its request is aborted', async () => {
    const body = '{"id":1,"method":"eth_chainId"}';
    const aborted = fetch(chain.rpcUrl, { method: 'POST', body, signal: AbortSignal.abort() });
    await assert.rejects(aborted, { name: 'AbortError' });
    const ours = new AbortController();
    const soon = fetch(chain.rpcUrl, { method: 'POST', body, signal: ours.signal });
    ours.abort();
    await assert.rejects(soon, { name: 'AbortError' });
  });

  it('lets transactions wait for their turn, and one take the place of another that pays less', async () => {
    const slow = await startChain({
      id: 'eip155:31337',
      rpcUrl: 'https://slow.invalid/',
      blockTime: 3_600_000,
    });
    const later = await sendRaw(slow, await payment(1));
    const first = await sendRaw(slow, await payment(0));
    await assert.rejects(sendRaw(slow, await payment(0)), /already imported/);
    await assert.rejects(sendRaw(slow, await payment(0, { value: 2n })), /underpriced/);
    const better = await payment(0, { value: 2n, maxFeePerGas: parseGwei('4') });
    const instead = await sendRaw(slow, better);
    const params = [alice, 'pending'];
    assert.equal(await slow.request({ method: 'eth_getTransactionCount', params }), '0x2');
    assert.equal(await receiptOf(slow, instead), null);
    await slow.mine();
    assert.equal(await receiptOf(slow, first), null);
    assert.equal((await receiptOf(slow, instead)).transactionIndex, '0x0');
    assert.equal((await receiptOf(slow, later)).transactionIndex, '0x1');
    slow.stop();
  });

  it('refuses what it cannot be, and stops for good', async () => {
    await assert.rejects(startChain(), { code: 'chain_taken' });
    await assert.rejects(startChain({ id: 'solana:devnet' }), { code: 'chain_invalid' });
    await assert.rejects(startChain({ id: 'eip155:7', balance: 'much' }), { code: 'chain_invalid' });
    await assert.rejects(startChain({ id: 'eip155:7', accounts: ['0x12'] }), { code: 'chain_invalid' });
    const wrong = [{ id: null }, { balance: 10 }, { accounts: 'all' }, { blockTime: 2 ** 31 }];
    for (const options of [null, ...wrong, { nativeCurrency: null }]) {
      await assert.rejects(startChain(options), { name: 'SandboxChainError', code: 'chain_invalid' });
    }
    const before = globalThis.fetch;
    const other = await startChain({ id: 'eip155:7', name: 'Seven' });
    assert.equal(other.name, 'Seven');
    await assert.rejects(other.send({ to: bob, amount: '1', token: 'NOPE' }), { code: 'chain_invalid' });
    for (const sent of [undefined, { to: bob, amount: 10 }, { to: bob, amount: '1', token: 0 }]) {
      await assert.rejects(other.send(sent), { name: 'SandboxChainError', code: 'chain_invalid' });
    }
    const tooMuch = { code: 'chain_invalid', message: /^"amount" is too much/ };
    await assert.rejects(other.send({ to: bob, amount: '9'.repeat(100) }), tooMuch);
    await assert.rejects(other.mine(1.5), { code: 'chain_invalid' });
    other.stop();
    other.stop();
    await assert.rejects(other.request({ method: 'eth_chainId' }), { code: 'chain_stopped' });
    await assert.rejects(fetch(other.rpcUrl, { method: 'POST', body: '{}' }));
    assert.equal(globalThis.fetch, before);
  });

  it('never makes or loses money: all that accounts have is what there was, without the burnt fees', async () => {
    const own = await startChain({ rpcUrl: 'https://sums.invalid/' });
    const zero = '0x0000000000000000000000000000000000000000';
    const total = async () => {
      const sums = await Promise.all(
        [...SANDBOX_ADDRESSES, DEPLOYER, zero].map((one) => balanceOf(own, one)),
      );
      return sums.reduce((sum, one) => sum + one, 0n);
    };
    const step = fc.record({
      from: fc.nat(2),
      to: fc.nat(4),
      value: fc.bigInt(0n, parseEther('6000')),
      gas: fc.constantFrom(20_000n, 21_000n, 60_000n),
      data: fc.constantFrom('0x', '0x12345678'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { from, to, value, gas, data } of steps) {
          const sender = accounts[from];
          const before = await total();
          const params = [sender.address, 'pending'];
          const nonce = Number(await own.request({ method: 'eth_getTransactionCount', params }));
          const raw = await payment(nonce, { to: SANDBOX_ADDRESSES[to], value, gas, data }, sender);
          const hash = await sendRaw(own, raw).catch(({ code }) => assert.ok(code < 0));
          const receipt = hash && (await receiptOf(own, hash));
          const block = await own.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
          const burnt = receipt ? BigInt(receipt.gasUsed) * BigInt(block.baseFeePerGas) : 0n;
          assert.equal(await total(), before - burnt);
        }
      }),
      { numRuns: 15 },
    );
    own.stop();
  });
});
