import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { parseEther, parseGwei } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { bundled } from '../../../tools/bundled.mjs';

const { startChain, SANDBOX_TOKENS } = await bundled('src/sandbox/chain/index.ts');
const { SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const account = privateKeyToAccount(SANDBOX_KEYS[0]);
const [dollar, token] = SANDBOX_TOKENS.map(({ address }) => address);
const signal = new AbortController().signal;
const FEES = { gas: 500_000n, maxFeePerGas: parseGwei('3'), maxPriorityFeePerGas: parseGwei('1') };

describe('the exchange of a chain in the page', () => {
  let chain;
  before(async () => {
    chain = await startChain({ rpcUrl: 'https://exchange.invalid/' });
  });
  after(() => chain.stop());

  const caip = () => `${chain.id}:${account.address}`;
  const network = () => ({ id: chain.id });

  async function send({ to, value, data }) {
    const count = await chain.request({
      method: 'eth_getTransactionCount',
      params: [account.address, 'latest'],
    });
    const raw = await account.signTransaction({
      chainId: 31337,
      nonce: Number(count),
      to,
      value,
      data,
      ...FEES,
    });
    const hash = await chain.request({ method: 'eth_sendRawTransaction', params: [raw] });
    return chain.request({ method: 'eth_getTransactionReceipt', params: [hash] });
  }
  const held = async () => {
    const all = await chain.accountSource.balances(caip(), { network: network() });
    return new Map(all.map(({ symbol, amount }) => [symbol, amount]));
  };

  it('lists what can be swapped, with what it is worth and a picture', async () => {
    const listed = await chain.quoteSource.tokens(chain.id, { signal });
    assert.deepEqual(
      listed.map(({ symbol, address }) => [symbol, address]),
      [
        ['ETH', undefined],
        ['SUSD', dollar],
        ['SBX', token],
      ],
    );
    const balances = await chain.accountSource.balances(caip(), { network: network() });
    assert.deepEqual(
      balances.map(({ symbol, price }) => [symbol, price]),
      [
        ['ETH', '2500'],
        ['SUSD', '1'],
        ['SBX', '0.25'],
      ],
    );
    for (const { icon } of [...listed, ...balances]) assert.match(icon, /^data:image\/svg\+xml,/);
    assert.equal(await chain.accountSource.price(undefined, { network: network() }), '2500');
    assert.equal(await chain.accountSource.price(token.toLowerCase(), { network: network() }), '0.25');
    assert.equal(await chain.accountSource.price(account.address, { network: network() }), undefined);
  });

  it('swaps what it has quoted, at about the price', async () => {
    const query = { account: caip(), from: undefined, to: dollar, amount: parseEther('0.5') };
    const { toAmount } = await chain.quoteSource.quote(query, { signal });
    assert.ok(toAmount > 1_220_000_000n && toAmount < 1_250_000_000n, `${toAmount}`);
    const before = await held();
    const built = await chain.quoteSource.buildSwap({ ...query, slippage: 50 }, { signal });
    assert.equal((await send(built)).status, '0x1');
    const now = await held();
    assert.equal(now.get('SUSD') - before.get('SUSD'), toAmount);
    const { entries } = await chain.accountSource.history(caip(), { network: network() });
    assert.equal(entries[0].operation, 'trade');
  });

  it('needs an approval for tokens, and gives the native currency for them', async () => {
    const query = { account: caip(), from: token, to: undefined, amount: parseEther('100') };
    const built = await chain.quoteSource.buildSwap({ ...query, slippage: 50 }, { signal });
    assert.equal((await send(built)).status, '0x0');
    assert.equal((await send(await chain.quoteSource.buildApproval(query, { signal }))).status, '0x1');
    const before = await held();
    assert.equal((await send(built)).status, '0x1');
    assert.equal(before.get('SBX') - (await held()).get('SBX'), parseEther('100'));
  });

  it('refuses a swap that brings less than the account accepts', async () => {
    const query = { account: caip(), from: undefined, to: dollar, amount: parseEther('1') };
    const built = await chain.quoteSource.buildSwap({ ...query, slippage: 0 }, { signal });
    assert.equal((await send({ ...built, value: parseEther('1') })).status, '0x1');
    assert.equal((await send(built)).status, '0x0');
  });

  it('is not there for a currency without a price', async () => {
    const other = await startChain({
      id: 'eip155:137',
      nativeCurrency: { name: 'Play', symbol: 'PLAY', decimals: 18 },
    });
    assert.equal(await other.quoteSource.tokens(other.id, { signal }), undefined);
    assert.equal(await chain.quoteSource.tokens('eip155:1', { signal }), undefined);
    other.stop();
  });
});
