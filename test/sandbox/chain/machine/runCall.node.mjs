import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createPublicClient, createWalletClient, http } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../../../tools/bundled.mjs';

const { startChain } = await bundled('src/sandbox/chain/index.ts');
const { SANDBOX_ADDRESSES, SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const [alice, bob] = SANDBOX_ADDRESSES;
const CONTRACT = '0x1111111111111111111111111111111111111111';
const POOR = '0x000000000000000000000000000000000000dEaD';
const SLOT = `0x${'0'.repeat(64)}`;
const word = (digits) => `0x${digits.padStart(64, '0')}`;
/** A contract that returns the value that an opcode pushes. */
const telling = (opcode) => ({ [CONTRACT]: { code: `0x${opcode}5f5260205ff3` } });
const [GASPRICE, COINBASE, TIMESTAMP, NUMBER, PREVRANDAO, GASLIMIT, BASEFEE] = '3a 41 42 43 44 45 48'.split(
  ' ',
);

describe('calls of a chain', () => {
  let chain;
  before(async () => {
    chain = await startChain({ rpcUrl: 'https://calls.invalid/' });
  });
  after(() => chain.stop());

  const ask = (method, ...params) => chain.request({ method, params });
  const call = (fields, state, block) =>
    ask('eth_call', { from: alice, to: CONTRACT, ...fields }, 'latest', state, block);

  const overridden = [
    [NUMBER, { number: '0x99' }, word('99')],
    [TIMESTAMP, { time: '0xfffffff0' }, word('fffffff0')],
    [GASLIMIT, { gasLimit: '0x1234567' }, word('1234567')],
    [BASEFEE, { baseFeePerGas: '0x5' }, word('5')],
    [COINBASE, { feeRecipient: bob }, word('70997970c51812dc3a010c7d01b50e0d17dc79c8')],
    [COINBASE, { coinbase: bob }, word('70997970c51812dc3a010c7d01b50e0d17dc79c8')],
    [PREVRANDAO, { prevRandao: `0x${'7'.repeat(64)}` }, word('7'.repeat(64))],
  ];
  for (const [opcode, block, expected] of overridden)
    it(`see a block as they ask for it: ${Object.keys(block)}`, async () => {
      assert.equal(await call({}, telling(opcode), block), expected);
    });

  it('see the base fee of the block, though they pay nothing', async () => {
    const { baseFeePerGas } = await ask('eth_getBlockByNumber', 'latest', false);
    assert.equal(await call({}, telling(BASEFEE)), word(baseFeePerGas.slice(2)));
  });

  const priced = [
    [{}, '0'],
    [{ gasPrice: '0x77359400' }, '77359400'],
    [{ gasPrice: '0x1' }, '1'],
    [{ maxFeePerGas: '0x77359400' }, '77359400'],
    [{ maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' }, '6'],
  ];
  for (const [fields, expected] of priced)
    it(`pay the price that they name: ${JSON.stringify(fields)}`, async () => {
      assert.equal(await call(fields, telling(GASPRICE), { baseFeePerGas: '0x5' }), word(expected));
    });

  it('are refused if their sender cannot pay for the gas', async () => {
    const poor = { from: POOR, gasPrice: '0x77359400' };
    const refusal = { code: -32003, message: 'Insufficient funds for gas * price + value' };
    await assert.rejects(call(poor, telling(GASPRICE)), refusal);
    const tip = { maxFeePerGas: '0x5', maxPriorityFeePerGas: '0x6' };
    await assert.rejects(call(tip, telling(GASPRICE)), { code: -32602 });
    assert.equal(await ask('eth_estimateGas', { to: bob, ...poor }), '0x5208');
  });

  it('need the gas that every transaction needs', async () => {
    const tooLow = { code: -32000, message: 'intrinsic gas too low' };
    await assert.rejects(call({ gas: '0x5208', data: '0x11' }), tooLow);
    await assert.rejects(call({ gas: '0x5208' }, telling(NUMBER)), { code: -32603, message: 'out of gas' });
    assert.equal(await call({ gas: '0x5208' }), '0x');
  });

  const halts = [
    ['fe', 'invalid opcode'],
    ['5f56', 'invalid JUMP'],
    ['50', 'stack underflow'],
  ];
  for (const [code, message] of halts)
    it(`are refused as nodes do if they halt: ${message}`, async () => {
      const state = { [CONTRACT]: { code: `0x${code}` } };
      await assert.rejects(call({ gas: '0x10000' }, state), { code: -32603, message });
    });

  it('are estimated with their access list, and in the block that they ask for', async () => {
    const accessList = [{ address: bob, storageKeys: [SLOT] }];
    assert.equal(await ask('eth_estimateGas', { from: alice, to: bob, accessList }), '0x62d4');
    // Reverts in any block but 123.
    const state = { [CONTRACT]: { code: '0x43607b14600a575f5ffd5b' } };
    const block = { number: '0x7b' };
    assert.equal(await ask('eth_estimateGas', { to: CONTRACT }, 'latest', state, block), '0x521e');
    await assert.rejects(ask('eth_estimateGas', { to: CONTRACT }, 'latest', state), { code: 3 });
  });

  it('can be sent by viem with an access list', async () => {
    const transport = http(chain.rpcUrl);
    const wallet = createWalletClient({ transport, account: privateKeyToAccount(SANDBOX_KEYS[0]) });
    const accessList = [{ address: bob, storageKeys: [SLOT] }];
    const hash = await wallet.sendTransaction({ chain: null, to: bob, value: 1n, accessList });
    const { gasUsed, status } = await createPublicClient({ transport }).getTransactionReceipt({ hash });
    assert.deepEqual([gasUsed, status], [25_300n, 'success']);
  });

  it('are listed with what they read', async () => {
    const read = (code) => ({ [CONTRACT]: { code } });
    assert.deepEqual(await ask('eth_createAccessList', { from: alice, to: bob }, 'latest'), {
      accessList: [],
      gasUsed: '0x5208',
    });
    // Reads its slot 0, and bob's balance.
    const state = read(`0x5f545073${bob.slice(2)}3100`);
    const listed = await ask('eth_createAccessList', { from: alice, to: CONTRACT }, 'latest', state);
    assert.deepEqual(listed.accessList, [
      { address: CONTRACT, storageKeys: [SLOT] },
      { address: bob.toLowerCase(), storageKeys: [] },
    ]);
    await assert.rejects(
      ask('eth_createAccessList', { from: alice, to: CONTRACT }, 'latest', read('0x5f5ffd')),
      { code: 3 },
    );
  });

  it('share the gas of a block without what every transaction takes, and get none after one that used up all gas', async () => {
    const post = async (state, count) => {
      const params = [{ from: alice, to: CONTRACT }, 'latest', state];
      const batch = Array.from({ length: count }, (_, id) => ({ id, method: 'eth_call', params }));
      const answer = await fetch(chain.rpcUrl, { method: 'POST', body: JSON.stringify(batch) });
      return (await answer.json()).map(({ result, error }) => result ?? error.code);
    };
    // Each uses 45,000 gas beyond the 21,000 of every transaction, then returns the block number.
    const answers = await post({ [CONTRACT]: { code: '0x5f6202000052435f5260205ff3' } }, 500);
    assert.deepEqual(answers, Array(500).fill(word('4')));
    assert.deepEqual(await post({ [CONTRACT]: { code: '0xfe' } }, 3), [-32603, -38015, -38015]);
  });

  it('are refused if the block or the account is none', async () => {
    const blockHash = `0x${'1'.repeat(64)}`;
    const unknown = { code: -32001, message: 'Resource not found' };
    await assert.rejects(ask('eth_call', { to: bob }, { blockHash }), unknown);
    await assert.rejects(ask('eth_call', { to: bob }, { blockNumber: '0x99' }), {
      message: 'Invalid params: block height is 4 but requested was 153',
    });
    await assert.rejects(ask('eth_getBalance', alice.toUpperCase(), 'latest'), {
      code: -32602,
      message: 'Invalid params: expected the account to be an address',
    });
    assert.equal(await ask('eth_coinbase'), '0x0000000000000000000000000000000000000000');
  });
});
