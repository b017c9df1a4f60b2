// Compares the chain in the page with anvil: the answers of both to the same requests and transactions.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeDeployData, encodeFunctionData, erc20Abi, parseEther, parseGwei } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../../tools/bundled.mjs';
import { sandboxNode } from '../sandboxNode.mjs';

const { startChain, SANDBOX_TOKENS } = await bundled('src/sandbox/chain/index.ts');
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const { sandboxToken } = await bundled('src/sandbox/contracts/sandboxToken.ts');
const { SANDBOX_BATCH_ACCOUNT, UPGRADED_CODE } = await bundled('src/sandbox/wallet/batchAccount.ts');
const [alice, bob] = SANDBOX_ADDRESSES;
const account = privateKeyToAccount(SANDBOX_KEYS[0]);
const [{ address: token }] = SANDBOX_TOKENS;
const NOWHERE = `0x${'1'.repeat(64)}`;
const FEES = { maxFeePerGas: parseGwei('3'), maxPriorityFeePerGas: parseGwei('1') };
const tokenCall = (functionName, ...args) => encodeFunctionData({ abi: erc20Abi, functionName, args });
const TOO_MUCH = tokenCall('transfer', bob, 10n ** 30n);

describe('the chain in the page', () => {
  let anvil;
  let both;
  before(async () => {
    const [started, chain] = await Promise.all([sandboxNode.startEvmChains({ ports: [0] }), startChain()]);
    anvil = started;
    both = [started.chains[0].rpcUrl, chain.rpcUrl].map((url) => async (method, ...params) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body })).json();
    });
  });
  after(() => anvil?.stop());

  /** The answers of both, anvil's first. */
  const ask = (method, ...params) => Promise.all(both.map((one) => one(method, ...params)));
  const results = async (...asked) => (await ask(...asked)).map(({ result }) => result);
  const sign = (transaction) =>
    account.signTransaction({ chainId: 31337, gas: 100_000n, ...FEES, ...transaction });
  let nonce = 0;
  /** Sends to both, and waits for both receipts. */
  async function send(transaction) {
    const raw = await sign({ nonce, ...transaction });
    nonce += 1;
    const [hash, same] = await results('eth_sendRawTransaction', raw);
    assert.equal(same, hash);
    for (;;) {
      const receipts = await results('eth_getTransactionReceipt', hash);
      if (receipts.every(Boolean)) return { hash, receipts };
    }
  }

  const same = [
    ['eth_chainId'],
    ['net_version'],
    ['net_listening'],
    ['eth_syncing'],
    ['eth_maxPriorityFeePerGas'],
    ['eth_getBalance', bob, 'latest'],
    ['eth_getBalance', NOWHERE.slice(0, 42), 'latest'],
    ['eth_getCode', token, 'latest'],
    ['eth_getCode', bob, 'latest'],
    ['eth_getCode', SANDBOX_BATCH_ACCOUNT, 'latest'],
    ['eth_getStorageAt', bob, '0x0', 'latest'],
    ['eth_getTransactionCount', bob, 'latest'],
    ['eth_getTransactionCount', bob, 'pending'],
    ['eth_getTransactionByHash', NOWHERE],
    ['eth_getTransactionReceipt', NOWHERE],
    ['eth_getBlockByHash', NOWHERE, false],
    ['eth_getBlockByNumber', '0xffff', false],
    ['eth_getLogs', { fromBlock: '0x5', toBlock: '0x1' }],
    ['eth_call', { to: token, data: tokenCall('symbol') }, 'latest'],
    ['eth_call', { to: token, data: tokenCall('balanceOf', alice) }, 'latest'],
    ['eth_call', { to: token, data: tokenCall('balanceOf', alice) }, { blockNumber: '0x0' }],
    ['eth_call', { to: bob, data: '0x1234' }, 'latest'],
    ['eth_call', { to: bob, data: '0x' }, 'latest', { [bob]: { code: '0x5f355f5260205ff3' } }],
    ['eth_estimateGas', { from: alice, to: bob, value: '0x1' }],
    ['web3_sha3', '0x68656c6c6f'],
  ];
  for (const asked of same)
    it(`answers like anvil: ${asked[0]} ${JSON.stringify(asked.slice(1)).slice(0, 80)}`, async () => {
      const [theirs, ours] = await ask(...asked);
      assert.deepEqual(ours, theirs);
    });

  const refused = [
    ['eth_nope', []],
    ['eth_getBalance', ['0x12']],
    ['eth_getBalance', [alice, '0xffff']],
    ['eth_call', [{ from: alice, to: token, data: TOO_MUCH }, 'latest']],
    ['eth_estimateGas', [{ from: alice, to: token, data: TOO_MUCH }]],
    ['eth_call', [{ from: alice, to: bob, value: '0xffffffffffffffffffffff' }, 'latest']],
    ['eth_sendRawTransaction', ['0x1234']],
  ];
  for (const [method, params] of refused)
    it(`refuses with the code and data of anvil: ${method} ${JSON.stringify(params).slice(0, 80)}`, async () => {
      const [{ error: theirs }, { error: ours }] = await ask(method, ...params);
      assert.deepEqual([ours.code, ours.data], [theirs.code, theirs.data]);
    });

  const unsendable = [
    ['an old nonce', { nonce: 0 }, /nonce too low/i],
    ['too little gas', { gas: 20_999n }, /intrinsic gas too low/i],
    [
      'too low a price',
      { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n },
      /max fee per gas less than block base fee/i,
    ],
    ['more than the account has', { value: parseEther('1000000') }, /insufficient funds/i],
    ['another chain', { chainId: 5 }, /invalid chain id/i],
  ];
  for (const [what, transaction, words] of unsendable)
    it(`refuses a transaction with ${what} in the words of anvil`, async () => {
      if (nonce === 0) await send({ to: bob, value: 1n });
      const raw = await sign({ nonce, to: bob, ...transaction });
      const answers = await ask('eth_sendRawTransaction', raw);
      for (const { error } of answers) assert.match(error?.message ?? 'accepted', words);
      assert.equal(answers[1].error.code, answers[0].error.code);
    });

  /** Leaves out everything that depends on earlier blocks. */
  const comparable = ({
    blockHash,
    blockNumber,
    blockTimestamp,
    effectiveGasPrice,
    gasPrice,
    logs,
    ...rest
  }) => ({
    ...rest,
    ...(logs ? { logs: logs.map((log) => comparable(log)) } : {}),
  });
  const { bytecode, abi } = sandboxToken;
  const args = ['Other', 'OTH', 2, [alice], 500n];
  const sent = [
    ['a payment', () => ({ to: bob, value: parseEther('1') })],
    ['a payment as of old', () => ({ type: 'legacy', gasPrice: parseGwei('3'), to: bob, value: 5n })],
    [
      'a payment with an access list',
      () => ({ type: 'eip2930', gasPrice: parseGwei('3'), to: bob, accessList: [] }),
    ],
    ['a transfer', () => ({ to: token, data: tokenCall('transfer', bob, 1_500_000n) })],
    ['an approval', () => ({ to: token, data: tokenCall('approve', bob, 9n) })],
    ['a transfer that fails', () => ({ to: token, data: TOO_MUCH })],
    ['a contract', () => ({ data: encodeDeployData({ abi, bytecode, args }), gas: 3_000_000n })],
    [
      'an upgrade of the account',
      async () => ({
        to: alice,
        type: 'eip7702',
        authorizationList: [
          await account.signAuthorization({
            contractAddress: SANDBOX_BATCH_ACCOUNT,
            chainId: 31337,
            nonce: nonce + 1,
          }),
        ],
      }),
    ],
  ];
  for (const [what, make] of sent)
    it(`mines ${what} as anvil does`, async () => {
      // anvil's empty blocks make gas cheaper than here.
      const { maxFeePerGas, maxPriorityFeePerGas, ...transaction } = { ...FEES, ...(await make()) };
      const fees = transaction.gasPrice ? { maxFeePerGas: undefined, maxPriorityFeePerGas: undefined } : FEES;
      const { hash, receipts } = await send({ ...transaction, ...fees });
      const [theirs, ours] = receipts.map(comparable);
      delete theirs.blobGasPrice;
      assert.deepEqual(ours, theirs);
      const transactions = (await results('eth_getTransactionByHash', hash)).map(comparable);
      assert.deepEqual(transactions[1], transactions[0]);
    });

  it('answers blocks with the same fields, and the same transactions in them', async () => {
    const [theirs, ours] = await Promise.all(
      both.map(async (one) => {
        const { result } = await one('eth_getTransactionReceipt', (await lastOf(one)).hash);
        return (await one('eth_getBlockByNumber', result.blockNumber, true)).result;
      }),
    );
    // Nodes no longer have this field.
    delete theirs.totalDifficulty;
    assert.deepEqual(Object.keys(ours).sort(), Object.keys(theirs).sort());
    assert.deepEqual(ours.transactions.map(comparable), theirs.transactions.map(comparable));
    assert.equal(ours.logsBloom, theirs.logsBloom);
    assert.equal(ours.transactionsRoot, theirs.transactionsRoot);
    assert.equal(ours.receiptsRoot, theirs.receiptsRoot);
  });
  /** Finds the last transaction, the upgrade, by its nonce. */
  async function lastOf(one) {
    for (let number = Number((await one('eth_blockNumber')).result); number > 0; number--) {
      const { result } = await one('eth_getBlockByNumber', `0x${number.toString(16)}`, true);
      const found = result.transactions.find(({ from }) => from === alice.toLowerCase());
      if (found) return found;
    }
    throw new Error('Nothing was mined.');
  }

  it('lets the account that was upgraded run its code', async () => {
    for (const code of await results('eth_getCode', alice, 'latest')) assert.equal(code, UPGRADED_CODE);
  });

  it('estimates what anvil does, to 2 %', async () => {
    const calls = [
      { from: alice, to: token, data: tokenCall('transfer', SANDBOX_ADDRESSES[4], 1n) },
      { from: alice, data: encodeDeployData({ abi, bytecode, args }) },
    ];
    for (const call of calls) {
      const [theirs, ours] = (await results('eth_estimateGas', call)).map(Number);
      assert.ok(Math.abs(ours - theirs) < theirs * 0.02, `${ours} is not near ${theirs}`);
    }
  });

  it('answers logs like anvil, by address, topic and block', async () => {
    const toBob = `0x${'0'.repeat(24)}${bob.slice(2).toLowerCase()}`;
    const filter = { fromBlock: '0x0', toBlock: 'latest', address: token, topics: [null, null, [toBob]] };
    const [theirs, ours] = await results('eth_getLogs', filter);
    assert.equal(ours.length, 3);
    // The first transfers of tokens differ, and so do the log indexes.
    const where = ({ address, topics, data, removed }) => ({ address, topics, data, removed });
    assert.deepEqual(ours.map(where), theirs.map(where));
    assert.deepEqual(Object.keys(ours[0]).sort(), Object.keys(theirs[0]).sort());
  });

  it('answers the fees of blocks in the same form', async () => {
    const [theirs, ours] = await results('eth_feeHistory', '0x2', 'latest', [50]);
    assert.deepEqual(Object.keys(ours).sort(), Object.keys(theirs).sort());
    for (const name of ['baseFeePerGas', 'gasUsedRatio', 'reward'])
      assert.equal(ours[name].length, theirs[name].length);
    assert.equal(ours.reward[1][0], '0x3b9aca00');
  });
});
