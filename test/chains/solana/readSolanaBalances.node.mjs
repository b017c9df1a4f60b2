// Run alone: `node --test test/chains/solana/readSolanaBalances.node.mjs`.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isAddress } from '@solana/web3.js';
import { sandboxNode } from '../../sandbox/sandboxNode.mjs';
import { people } from '../../sandbox/solanaSupport.mjs';
import { bundled } from '../../tools/bundled.mjs';
import { call, networkAt, readSolanaBalances, rejection, withNode } from './support.mjs';

const { startSolanaClusters, SANDBOX_SOLANA_TOKENS } = sandboxNode;
const { knownMint } = await bundled('src/chains/solana/knownMints.ts');
const [alice, , , dave] = people;
const [dollar, token22] = SANDBOX_SOLANA_TOKENS;
const nobody = '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';

const account = (mint, amount, decimals = 6) => ({
  pubkey: dave,
  account: { data: { program: 'spl-token', parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
});

/** A node on which an owner has these accounts of the first token program. */
const nodeWith = (accounts) => (method, params) => {
  if (method === 'getBalance') return { value: 7 };
  return { value: params[1].programId.startsWith('Tokenkeg') ? accounts : [] };
};

describe('readSolanaBalances', () => {
  let running;
  let url;
  before(async () => {
    running = await startSolanaClusters({ ports: [0] });
    url = running.clusters[0].rpcUrl;
  });
  after(() => running?.stop());

  it('lists SOL, then the tokens of both programs, unknown ones by their address', async () => {
    const network = networkAt(url).id;
    const rest = { network, price: undefined, icon: undefined };
    assert.deepEqual(await readSolanaBalances(alice, call(url)), [
      { ...rest, address: undefined, name: 'SOL', symbol: 'SOL', decimals: 9, amount: 1_000_000_000_000n },
      {
        ...rest,
        address: dollar.address,
        name: '5CjA48…kF8r',
        symbol: '5CjA…kF8r',
        decimals: 6,
        amount: 10_000_000_000n,
      },
      {
        ...rest,
        address: token22.address,
        name: 'Af4c4N…RZeq',
        symbol: 'Af4c…RZeq',
        decimals: 9,
        amount: 2_500_000_000_000n,
      },
    ]);
  });

  it('lists SOL only for an address that never had anything', async () => {
    const balances = await readSolanaBalances(nobody, call(url));
    assert.deepEqual(
      balances.map(({ symbol, amount }) => [symbol, amount]),
      [['SOL', 0n]],
    );
  });

  /** The tokens listed on the main cluster besides SOL. */
  const listed = (accounts) =>
    withNode(nodeWith(accounts), async (node) => {
      const options = call(node.url, { network: { ...networkAt(node.url), id: MAINNET } });
      const [, ...tokens] = await readSolanaBalances(alice, options);
      return tokens.map(({ symbol, amount }) => [symbol, amount]);
    });

  it('names well-known tokens of the main cluster, and lists them first', async () => {
    assert.deepEqual(await listed([account(dollar.address, '5'), account(USDC, '1500000')]), [
      ['USDC', 1_500_000n],
      ['5CjA…kF8r', 5n],
    ]);
  });

  it('names none of them on another cluster, where somebody else may have made them', async () => {
    await withNode(nodeWith([account(USDC, '5')]), async (node) => {
      const [, token] = await readSolanaBalances(alice, call(node.url));
      assert.equal(token.symbol, 'EPjF…Dt1v');
    });
  });

  it('adds up the accounts of a token exactly', async () => {
    const most = 2n ** 64n - 1n;
    assert.deepEqual(await listed([account(USDC, `${most}`), account(USDC, '5')]), [['USDC', most + 5n]]);
  });

  it('leaves out what is empty or has no decimals', async () => {
    assert.deepEqual(await listed([account(USDC, '0'), account(dollar.address, '1', 0)]), []);
  });

  for (const entry of [
    null,
    7,
    {},
    { account: null },
    { account: { data: ['AA==', 'base64'] } },
    account('no address', '5'),
    account('__proto__', '5'),
    account(undefined, '5'),
    account(dollar.address, '-5'),
    account(dollar.address, '1e3'),
    account(dollar.address, '1.5'),
    account(dollar.address, 5),
    account(dollar.address, '9'.repeat(1_000)),
    account(dollar.address, '5', 37),
    account(dollar.address, '5', -1),
    account(dollar.address, '5', 1.5),
    account(dollar.address, '5', '6'),
  ]) {
    it(`shows other tokens beside ${JSON.stringify(entry).slice(0, 100)}`, async () => {
      assert.deepEqual(await listed([entry, account(USDC, '5')]), [['USDC', 5n]]);
    });
  }

  for (const value of [undefined, null, 5, {}, 'no list']) {
    it(`rejects ${JSON.stringify(value) ?? 'nothing'} as a list of accounts`, async () => {
      const answer = (method) => ({ value: method === 'getBalance' ? 5 : value });
      await withNode(answer, async (node) => {
        assert.equal((await rejection(readSolanaBalances(alice, call(node.url)))).code, 'rpc_failed');
      });
    });
  }

  it('rejects when aborted, and without an RPC URL', async () => {
    const stopped = call(url, { signal: AbortSignal.abort() });
    assert.equal((await rejection(readSolanaBalances(alice, stopped))).code, 'aborted');
    assert.equal((await rejection(readSolanaBalances(alice, call(undefined)))).code, 'rpc_missing');
  });
});

describe('knownMint', () => {
  it('knows addresses only', () => {
    assert.deepEqual(knownMint(USDC), ['USDC', 'USD Coin']);
    assert.ok(isAddress(USDC));
    for (const name of ['toString', '__proto__', '', dollar.address])
      assert.equal(knownMint(name), undefined);
  });
});
