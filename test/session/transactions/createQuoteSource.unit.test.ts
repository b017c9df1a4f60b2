import { expect } from 'chai';
import type { Config } from '../../../src/lib/config.js';
import { createQuoteSource } from '../../../src/session/transactions/createQuoteSource.js';
import { ALICE, ONE, world } from '../../atoms/fakes.js';
import { rejection } from '../../support/promises.js';

const options = { signal: new AbortController().signal };
const account = `${ONE}:${ALICE}` as const;
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const hosted = { url: 'https://api.example', projectId: 'p', isHosted: false };
const quotes: Config['quotes'] = { hosted };

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

/** The quote source of a site with this service, which gives this answer. */
function start(config: Partial<Config>, answer: unknown = null) {
  globalThis.fetch = async () => Response.json(answer);
  const { store, services } = world({ config });
  return createQuoteSource(store, services);
}

const tokens = ['18', '6'].map((decimals, index) => ({
  name: 'USD Coin',
  symbol: 'USDC',
  address: `${ONE}:${[NATIVE, USDC][index]}`,
  decimals: Number(decimals) + 1,
}));

describe('quotes for a site', () => {
  it('are not there without a service', async () => {
    expect(await start({ quotes: undefined })).to.equal(undefined);
  });

  it('come from the chain API, in whole percents of slippage', async () => {
    const source = await start({ quotes }, { quotes: [{ toAmount: '7' }] });
    expect(source?.slippageStep).to.equal(100);
    const query = { account, from: undefined, to: USDC, amount: 5n };
    expect(await source?.quote(query, options)).to.deep.equal({ toAmount: 7n });
  });

  it('come from the site’s own source, and are checked like the others', async () => {
    const own = {
      slippageStep: 1,
      tokens: async () => [],
      quote: async () => ({ toAmount: -7n }),
      allowance: async () => 0n,
      buildApproval: () => Promise.reject(new Error('No approval.')),
      buildSwap: () => Promise.reject(new Error('No swap.')),
    };
    const source = await start({ quotes: { own } });
    expect(source?.slippageStep).to.equal(1);
    const query = { account, from: undefined, to: USDC, amount: 5n };
    const error = await rejection(source?.quote(query, options) ?? Promise.resolve());
    expect(error.code).to.equal('quote_failed');
  });

  it('come from the source of the package that is named, which is asked only then', async () => {
    const asked: string[] = [];
    const { store, services } = world({ config: { quotes: { own: 'lifi' } } });
    const source = await createQuoteSource(store, services);
    globalThis.fetch = async (url) => {
      asked.push(String(url));
      return Response.json({ tokens: { 1: [] } });
    };
    expect(source?.slippageStep).to.equal(1);
    expect(source?.sendsToOthers).to.equal(true);
    await source?.tokens('eip155:1', options);
    expect(asked).to.deep.equal(['https://li.quest/v1/tokens?chains=1']);
  });

  it('are not asked of a source of the package that said it is busy, when Swap opens again', async () => {
    let asked = 0;
    globalThis.fetch = async () => {
      asked += 1;
      return Response.json({ message: 'Too many requests', code: 1005 }, { status: 429 });
    };
    const { store, services } = world({ config: { quotes: { own: 'lifi' } } });
    const realTimeout = globalThis.setTimeout;
    // The pauses between its three requests take no time.
    const soon = (run: () => void, ms = 0) => realTimeout(run, ms < 5_000 ? 0 : ms);
    globalThis.setTimeout = Object.assign(soon, realTimeout);
    try {
      for (const _ of ['once', 'again']) {
        const source = await createQuoteSource(store, services);
        await rejection(source?.tokens('eip155:1', options) ?? Promise.resolve());
      }
    } finally {
      globalThis.setTimeout = realTimeout;
    }
    expect(asked).to.equal(3);
  });

  it('are checked', async () => {
    const tx = { to: `${ONE}:${USDC}`, data: '0xa9059cbb', amount: '7' };
    const source = await start({ quotes }, { tx });
    const query = { account, from: undefined, to: USDC, amount: 5n, slippage: 100 };
    const error = await rejection<{ details: string }>(
      source?.buildSwap(query, options) ?? Promise.resolve(),
    );
    expect(error.details).to.equal('It moves or lends tokens without an exchange.');
  });

  it('have the native currency as it is known, whatever the service calls it', async () => {
    const known = JSON.parse(JSON.stringify(tokens).replaceAll(`${ONE}:`, 'eip155:1:'));
    const source = await start({ quotes }, { tokens: known });
    const listed = await source?.tokens('eip155:1', options);
    expect(listed?.map(({ symbol, decimals }) => [symbol, decimals])).to.deep.equal([
      ['ETH', 18],
      ['USDC', 7],
    ]);
  });

  it('have a native currency without a symbol on a network that nobody knows, with the usual decimals', async () => {
    const source = await start({ quotes }, { tokens });
    const listed = await source?.tokens(ONE, options);
    expect(listed?.map(({ symbol, decimals }) => [symbol, decimals])).to.deep.equal([
      ['', 18],
      ['USDC', 7],
    ]);
  });

  it('tell tokens that are named like the native currency or a well-known one', async () => {
    const known = [
      { symbol: 'UЅDC', address: `eip155:1:${ALICE}` },
      { symbol: 'ETH', address: 'eip155:1:0x00000000000000000000000000000000000000aa' },
      { symbol: 'USDC', address: `eip155:1:${USDC}` },
    ].map((one) => ({ name: 'Any', decimals: 18, ...one }));
    const source = await start({ quotes }, { tokens: known });
    const listed = await source?.tokens('eip155:1', options);
    expect(listed?.map(({ imitates }) => imitates)).to.deep.equal(['USDC', 'ETH', undefined]);
  });
});
