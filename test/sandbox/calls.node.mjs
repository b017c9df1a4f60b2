// Run alone: `node --test test/sandbox/calls.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { encodeFunctionData, erc20Abi } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { bundled } from '../tools/bundled.mjs';
import { sandboxNode } from './sandboxNode.mjs';

const { createSandboxWallet } = await bundled('src/sandbox/index.ts');
const { startEvmChains } = sandboxNode;
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const CODE = '0x5a4DB0c0000000000000000000000000aCC07702';
const ONE_WEI = '0x1';

let chains;
before(async () => {
  ({ chains } = await startEvmChains({ ports: [0] }));
});
after(() => Promise.all(chains?.map((chain) => chain.stop()) ?? []));

const node = async (method, ...params) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(chains[0].rpcUrl, { method: 'POST', headers, body });
  return (await response.json()).result;
};

/** A connected wallet with an account of its own that has ten ether. */
async function connected(options = {}) {
  const wallet = createSandboxWallet({
    chains: [chains[0]],
    keys: [generatePrivateKey()],
    remember: 'memory',
    policy: 'approve',
    smartAccounts: true,
    origin: 'https://site.example',
    ...options,
  });
  const [account] = wallet.accounts;
  await node('anvil_setBalance', account, '0x8ac7230489e80000');
  const ask = (method, ...params) => wallet.provider.request({ method, params });
  await ask('eth_requestAccounts');
  const send = (changes = {}) =>
    ask('wallet_sendCalls', {
      version: '2.0.0',
      chainId: '0x7a69',
      from: account,
      atomicRequired: true,
      calls: [
        { to: BOB, value: ONE_WEI },
        { to: BOB, value: '0x2' },
      ],
      ...changes,
    });
  const statusOf = async (id) => {
    for (;;) {
      const status = await ask('wallet_getCallsStatus', id);
      if (status.status !== 100) return status;
    }
  };
  const atomicity = async () =>
    (await ask('wallet_getCapabilities', account, ['0x7a69']))['0x7a69'].atomic.status;
  return { wallet, account, ask, send, statusOf, atomicity };
}

const balanceOf = async (address) => BigInt(await node('eth_getBalance', address, 'latest'));
const codeOf = (error) => error.code;

describe('Several calls at once', () => {
  it('are one transaction of an account that takes over the code for it', async () => {
    const { account, send, statusOf, atomicity } = await connected();
    const before = await balanceOf(BOB);
    assert.equal(await atomicity(), 'ready');
    const { id } = await send({ id: '0x00112233445566778899aabbccddeeff' });
    assert.equal(id, '0x00112233445566778899aabbccddeeff');
    const { status, atomic, receipts, version, chainId } = await statusOf(id);
    assert.deepEqual(
      { status, atomic, version, chainId },
      {
        status: 200,
        atomic: true,
        version: '2.0.0',
        chainId: '0x7a69',
      },
    );
    assert.equal(receipts.length, 1);
    assert.equal(receipts[0].to, account.toLowerCase());
    assert.equal(receipts[0].type, '0x4');
    assert.equal(await balanceOf(BOB), before + 3n);
    assert.equal(await node('eth_getCode', account, 'latest'), `0xef0100${CODE.slice(2).toLowerCase()}`);
    assert.equal(await atomicity(), 'supported');
    const next = await statusOf((await send()).id);
    assert.equal(next.receipts[0].type, '0x2');
    assert.equal(await balanceOf(BOB), before + 6n);
  });

  it('are none if one fails', async () => {
    const { send } = await connected();
    const before = await balanceOf(BOB);
    const [token] = chains[0].tokens;
    const args = [BOB, 1n];
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
    const calls = [
      { to: BOB, value: ONE_WEI },
      { to: token.address, data },
    ];
    await assert.rejects(send({ calls }), /revert/i);
    assert.equal(await balanceOf(BOB), before);
  });

  it('are sent one by one by a wallet that does so, whatever is asked', async () => {
    const { send, statusOf } = await connected({ quirks: { splitsCalls: true } });
    const { status, atomic, receipts } = await statusOf((await send()).id);
    assert.deepEqual({ status, atomic, count: receipts.length }, { status: 200, atomic: false, count: 2 });
  });

  for (const [what, changes, code] of [
    ['another version', { version: '1.0' }, -32602],
    ['no word about atomicity', { atomicRequired: undefined }, -32602],
    ['no calls', { calls: [] }, -32602],
    ['an unknown capability', { capabilities: { paymasterService: { url: 'https://x' } } }, 5700],
    ['an unknown capability of one call', { calls: [{ to: BOB, capabilities: { a: {} } }] }, 5700],
    ['a network that it does not know', { chainId: '0x1' }, 5710],
    ['too many calls', { calls: Array.from({ length: 11 }, () => ({ to: BOB })) }, 5740],
    ['an account that it does not share', { from: BOB }, 4100],
  ])
    it(`are refused for ${what}`, async () => {
      const { send } = await connected();
      await assert.rejects(send(changes), (error) => codeOf(error) === code);
    });

  it('may ask for a capability that is optional', async () => {
    const { send } = await connected();
    assert.ok((await send({ capabilities: { paymasterService: { optional: true } } })).id);
  });

  it('have an id that is used once, and others are not known', async () => {
    const { send, ask } = await connected();
    await send({ id: 'mine' });
    await assert.rejects(send({ id: 'mine' }), (error) => codeOf(error) === 5720);
    await assert.rejects(ask('wallet_getCallsStatus', 'other'), (error) => codeOf(error) === 5730);
  });

  it('are not sent if the account is to stay as it is, or its user declines', async () => {
    const { wallet, account, send, atomicity } = await connected();
    wallet.policy = 'reject';
    await assert.rejects(send(), (error) => codeOf(error) === 5750);
    assert.equal(await node('eth_getTransactionCount', account, 'latest'), '0x0');
    wallet.policy = 'approve';
    await send();
    assert.equal(await atomicity(), 'supported');
    wallet.policy = 'reject';
    await assert.rejects(send(), (error) => codeOf(error) === 4001);
  });

  it('are not known to a wallet without smart accounts', async () => {
    const { ask, account } = await connected({ smartAccounts: false });
    await assert.rejects(ask('wallet_getCapabilities', account), (error) => codeOf(error) === 4200);
  });
});
