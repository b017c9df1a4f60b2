import { expect } from 'chai';
import type { WalletModalError } from '../../../src/lib/errors.js';
import { checkQuoteSource } from '../../../src/lib/swap/checkQuoteSource.js';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { createLifi } from '../../../src/sources/lifi/createLifi.js';
import { lifi } from '../../../src/sources/lifi/lifi.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const ALICE = '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
const BOB = 'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k';
const NATIVE = '11111111111111111111111111111111';
const WRAPPED = 'So11111111111111111111111111111111111111112';
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const CHAIN = 1_151_111_081_099_710;
const options = { signal: new AbortController().signal };
const query = { account: `${NETWORK}:${ALICE}`, from: undefined, to: USDC, amount: 1_000_000_000n } as const;
const swap = { ...query, slippage: 100 };
const URL_OF_QUOTE = `https://li.quest/v1/quote?fromChain=${CHAIN}&toChain=${CHAIN}&fromToken=${NATIVE}&toToken=${USDC}&fromAmount=1000000000&fromAddress=${ALICE}&slippage=0.01`;

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

type Json = Record<string, unknown>;

/** LI.FI's answer to the request above, with changes in one part. */
function step(part?: string, change: Json = {}): Json {
  const parts: Record<string, Json> = {
    action: {
      fromChainId: CHAIN,
      toChainId: CHAIN,
      fromToken: { address: NATIVE, chainId: CHAIN, symbol: 'SOL', decimals: 9 },
      toToken: { address: USDC, chainId: CHAIN, symbol: 'USDC', decimals: 6 },
      fromAmount: '1000000000',
      fromAddress: ALICE,
      toAddress: ALICE,
    },
    estimate: {
      fromAmount: '1000000000',
      toAmount: '150000000',
      toAmountMin: '148500000',
      fromAmountUSD: '150.7500',
      toAmountUSD: '150.0000',
    },
    transactionRequest: { data: 'AQIDBA==' },
  };
  if (part) parts[part] = { ...parts[part], ...change };
  return { type: 'lifi', id: '1', tool: 'jupiter', ...parts };
}

function start(body: unknown, status = 200) {
  const sent: string[] = [];
  globalThis.fetch = async (url) => {
    sent.push(`${url}`);
    return new Response(JSON.stringify(body), { status });
  };
  const clock = fakeClock();
  const setting = { integrator: undefined, url: 'https://li.quest/v1' };
  const bare: QuoteSource = { ...lifi(), ...createLifi(setting, clock) };
  return { source: checkQuoteSource(bare, { clock }), bare: createLifi(setting, clock), sent };
}

describe('LI.FI on Solana', () => {
  it('is asked for a quote with its transaction, by mint and its own number of the network', async () => {
    const { source, sent } = start(step());
    expect(await source.quote(query, options)).to.deep.equal({ toAmount: 150_000_000n, priceImpact: '0.5' });
    expect(await source.buildSwap(swap, options)).to.deep.equal({
      ...{ transaction: 'AQIDBA==', toAmount: 150_000_000n, priceImpact: '0.5' },
    });
    expect(sent).to.deep.equal([URL_OF_QUOTE]);
  });

  it('is asked for the tokens of its kind of network, wrapped SOL among them', async () => {
    const token = { chainId: CHAIN, name: 'A token', symbol: 'TOK', decimals: 9, logoURI: undefined };
    const list = [NATIVE, WRAPPED, USDC].map((address) => ({ ...token, address }));
    const { source, sent } = start({ tokens: { [CHAIN]: list } });
    const tokens = await source.tokens(NETWORK, options);
    expect(tokens?.map(({ address }) => address)).to.deep.equal([undefined, WRAPPED, USDC]);
    expect(sent).to.deep.equal([`https://li.quest/v1/tokens?chains=${CHAIN}&chainTypes=SVM`]);
  });

  it('is not asked about other clusters', async () => {
    const { source, sent } = start(step());
    const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
    expect(await source.tokens(devnet, options)).to.equal(undefined);
    expect(await source.quote({ ...query, account: `${devnet}:${ALICE}` }, options)).to.equal(undefined);
    expect(sent).to.deep.equal([]);
  });

  it('tells what a token is worth', async () => {
    const { bare, sent } = start({ chainId: CHAIN, address: USDC, priceUSD: '0.9998' });
    const nativeCurrency = { name: 'SOL', symbol: 'SOL', decimals: 9 };
    const network = { id: NETWORK, nativeCurrency, request: async () => undefined } as const;
    expect(await bare.price(USDC, { network, ...options })).to.equal('0.9998');
    expect(sent).to.deep.equal([`https://li.quest/v1/token?chain=${CHAIN}&token=${USDC}`]);
  });

  for (const [what, part, change] of [
    ['another network', 'action', { toChainId: 1 }],
    ['a token of another network', 'action', { toToken: { address: USDC, chainId: 1 } }],
    ['another token', 'action', { toToken: { address: WRAPPED, chainId: CHAIN } }],
    ['wrapped SOL in place of SOL', 'action', { fromToken: { address: WRAPPED, chainId: CHAIN } }],
    [
      'a mint that differs in one letter’s case',
      'action',
      { toToken: { address: USDC.replace('E', 'e'), chainId: CHAIN } },
    ],
    ['another amount', 'action', { fromAmount: '1000000001' }],
    ['another estimate', 'estimate', { fromAmount: '999999999' }],
    ['another account', 'action', { fromAddress: BOB }],
    ['somebody else', 'action', { toAddress: BOB }],
    ['less than the slippage allows', 'estimate', { toAmountMin: '148499998' }],
    ['more at least than at most', 'estimate', { toAmountMin: '150000001' }],
    ['no base64', 'transactionRequest', { data: '%%%' }],
    ['nothing', 'transactionRequest', { data: '' }],
    ['too much', 'transactionRequest', { data: 'A'.repeat(1_648) }],
    ['no transaction', 'transactionRequest', { data: undefined }],
  ] as const) {
    it(`is refused if it answers with ${what}`, async () => {
      const { source } = start(step(part, change));
      const { code } = await rejection<WalletModalError>(source.buildSwap(swap, options));
      expect(code).to.equal('quote_failed');
    });
  }

  it('has no route when it says so', async () => {
    const { source } = start({ message: 'No available quotes', code: 1002 }, 404);
    expect(await source.quote(query, options)).to.equal(undefined);
  });
});
