import { expect } from 'chai';
import type { WalletModalError } from '../../../src/lib/errors.js';
import { checkQuoteSource } from '../../../src/lib/swap/checkQuoteSource.js';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { createLifi } from '../../../src/sources/lifi/createLifi.js';
import { lifi } from '../../../src/sources/lifi/lifi.js';
import { lifiPrices } from '../../../src/sources/lifi/lifiPrices.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ROUTER = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE';
const OTHER = '0x00000000000000000000000000000000000000AA';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const NATIVE = '0x0000000000000000000000000000000000000000';
const WHOLE = 12_500_000n;

const options = { signal: new AbortController().signal };
const account = `eip155:1:${ALICE}` as const;
const query = { account, from: USDC, to: DAI, amount: WHOLE } as const;
const swap = { ...query, slippage: 100 };

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

type Json = Record<string, unknown>;
interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

/** LI.FI's answer to the request above, with changes in one part. */
function step(part?: string, change: Json = {}): { readonly body: Json } {
  const sides: Json = {
    fromChainId: 1,
    toChainId: 1,
    fromToken: { address: USDC, chainId: 1, symbol: 'USDC', decimals: 6, priceUSD: '1' },
    toToken: { address: DAI, chainId: 1, symbol: 'DAI', decimals: 18, priceUSD: '1' },
    fromAmount: '12500000',
    slippage: 0.01,
    fromAddress: ALICE.toLowerCase(),
    toAddress: ALICE.toLowerCase(),
  };
  const estimate: Json = {
    tool: 'kyberswap',
    fromAmount: '12500000',
    toAmount: '12400000000000000000',
    toAmountMin: '12276000000000000000',
    approvalAddress: ROUTER,
    fromAmountUSD: '12.5000',
    toAmountUSD: '12.4000',
    executionDuration: 30,
    feeCosts: [],
    gasCosts: [],
  };
  const transactionRequest: Json = {
    from: ALICE,
    to: ROUTER,
    chainId: 1,
    data: `0x4666fc80${'00'.repeat(64)}`,
    value: '0x0',
    gasPrice: '0x3b9aca00',
    gasLimit: '0x493e0',
  };
  const parts: Record<string, Json> = { action: sides, estimate, transactionRequest };
  if (part) parts[part] = { ...parts[part], ...change };
  return { body: { type: 'lifi', id: '1', tool: 'kyberswap', ...parts, includedSteps: [] } };
}

/** LI.FI with these answers in turn, repeating the last one. Records the requests. */
function start(...replies: readonly Reply[]) {
  const sent: string[] = [];
  globalThis.fetch = async (url, init) => {
    const { headers, redirect, credentials } = init ?? {};
    expect([Object.fromEntries(new Headers(headers)), redirect, credentials]).to.deep.equal([
      {},
      'error',
      'omit',
    ]);
    sent.push(`${url}`);
    const {
      body,
      status = 200,
      headers: own,
    } = replies[Math.min(sent.length, replies.length) - 1] ?? { body: '' };
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: own ?? {},
    });
  };
  const clock = fakeClock();
  const setting = { integrator: undefined, url: 'https://li.quest/v1' };
  const bare: QuoteSource = { ...lifi(), ...createLifi(setting, clock) };
  return { bare, source: checkQuoteSource(bare, { clock }), sent, clock };
}

const quoteUrl = (more: string) =>
  `https://li.quest/v1/quote?fromChain=1&toChain=1&fromToken=${USDC}&toToken=${DAI}&fromAmount=12500000&fromAddress=${ALICE}${more}`;

const detailsOf = async (promise: Promise<unknown>) => {
  const { code, details } = await rejection<WalletModalError>(promise);
  return [code, details];
};

describe('LI.FI', () => {
  it('is asked for a quote with its transaction, by address and without headers', async () => {
    const { source, sent } = start(step());
    expect(await source.quote(query, options)).to.deep.equal({
      toAmount: 12_400_000_000_000_000_000n,
      priceImpact: '0.8',
    });
    expect(sent).to.deep.equal([quoteUrl('&slippage=0.01')]);
  });

  it('is asked for the native currency as the address of nobody, and for somebody else', async () => {
    const { bare, sent } = start({ status: 404, body: { message: 'No available quotes', code: 1002 } });
    const other = { account, from: undefined, to: USDC, amount: 10n ** 30n + 1n, recipient: BOB };
    expect(await bare.quote(other, options)).to.equal(undefined);
    expect(sent).to.deep.equal([
      `https://li.quest/v1/quote?fromChain=1&toChain=1&fromToken=${NATIVE}&toToken=${USDC}` +
        `&fromAmount=1000000000000000000000000000001&fromAddress=${ALICE}&toAddress=${BOB}&slippage=0.01`,
    ]);
  });

  it('is asked where the site says, under the name of the site, and never for a fee', async () => {
    const { sent } = start(step());
    const own = lifi({ integrator: 'my-site', url: 'https://site.example/lifi/' });
    const fee = { basisPoints: 50, recipient: BOB };
    const { fee: taken } = (await own.quote({ ...query, fee }, options)) ?? {};
    expect(taken).to.equal(undefined);
    expect(own.takesFees).to.equal(false);
    expect(sent).to.deep.equal([
      quoteUrl('&slippage=0.01&integrator=my-site').replace(
        'https://li.quest/v1',
        'https://site.example/lifi',
      ),
    ]);
  });

  for (const [what, given] of [
    ['a key', { apiKey: 'secret' }],
    ['an address without encryption', { url: 'http://site.example/lifi' }],
    ['an address that is none', { url: 'lifi' }],
    ['an integrator of other letters', { integrator: 'my site' }],
    ['an integrator that is too long', { integrator: 'a'.repeat(24) }],
  ] as const) {
    it(`takes no ${what}`, () => {
      expect(() => lifi(given as object)).to.throw();
      TypeError;
    });
  }

  it('is asked once for a quote, its approval and its swap', async () => {
    const { source, sent, clock } = start(step());
    await source.quote(query, options);
    clock.move(9_999);
    const approval = await source.buildApproval(query, options);
    expect(approval.data).to.equal(
      `0x095ea7b3${ROUTER.slice(2).toLowerCase().padStart(64, '0')}${WHOLE.toString(16).padStart(64, '0')}`,
    );
    expect([approval.to, approval.value, approval.isKnownSpender]).to.deep.equal([USDC, 0n, true]);
    const unlimited = await source.buildApproval({ ...query, amount: 'unlimited' }, options);
    expect(unlimited.data.slice(-64)).to.equal('f'.repeat(64));
    expect(await source.buildSwap(swap, options)).to.deep.equal({
      to: ROUTER,
      value: 0n,
      data: `0x4666fc80${'00'.repeat(64)}`,
      gas: 300_000n,
      gasPrice: 1_000_000_000n,
      toAmount: 12_400_000_000_000_000_000n,
      priceImpact: '0.8',
      fee: undefined,
      isKnownRouter: true,
    });
    expect(sent).to.have.length(1);
  });

  for (const [what, change, asked] of [
    ['another amount', { amount: WHOLE + 1n }, { fromAmount: `${WHOLE + 1n}` }],
    ['another slippage', { slippage: 50 }, {}],
    ['somebody else', { recipient: BOB }, { toAddress: BOB }],
  ] as const) {
    it(`is asked again for ${what}`, async () => {
      const { bare, sent } = start(step(), step('action', asked));
      await bare.quote(query, options);
      // With another amount, the answer still states the old one elsewhere, so it is refused.
      await bare.buildSwap({ ...swap, ...change }, options).catch(() => undefined);
      expect(sent).to.have.length(2);
    });
  }

  it('is asked again when its answer is ten seconds old, and for the slippage that was chosen last', async () => {
    const tight = step('estimate', { toAmountMin: '12338000000000000000' });
    const { source, sent, clock } = start(step(), tight);
    await source.quote(query, options);
    clock.move(10_000);
    await source.buildSwap({ ...swap, slippage: 50 }, options);
    await source.quote(query, options);
    expect(sent).to.deep.equal([
      quoteUrl('&slippage=0.01'),
      quoteUrl('&slippage=0.005'),
      quoteUrl('&slippage=0.005'),
    ]);
  });

  it('approves without limit only what it has quoted', async () => {
    const { source } = start(step());
    const unlimited = { ...query, amount: 'unlimited' } as const;
    expect((await rejection(source.buildApproval(unlimited, options))).code).to.equal('quote_failed');
  });

  it('swaps for somebody else', async () => {
    const { source, sent } = start(step('action', { toAddress: BOB }));
    await source.buildSwap({ ...swap, recipient: BOB }, options);
    expect(sent).to.deep.equal([quoteUrl(`&toAddress=${BOB}&slippage=0.01`)]);
  });

  for (const [what, part, change, details] of [
    ['another network', 'action', { toChainId: 10 }, 'It is for another network.'],
    ['a call on another network', 'transactionRequest', { chainId: 10 }, 'It is for another network.'],
    [
      'a token of another network',
      'action',
      { toToken: { address: DAI, chainId: 10 } },
      'It is for another network.',
    ],
    ['another token', 'action', { toToken: { address: OTHER, chainId: 1 } }, 'It is for another token.'],
    [
      'the native currency',
      'action',
      { fromToken: { address: NATIVE, chainId: 1 } },
      'It is for another token.',
    ],
    ['more', 'action', { fromAmount: '12500001' }, 'It is for another amount.'],
    ['an estimate of more', 'estimate', { fromAmount: '12500001' }, 'It is for another amount.'],
    ['another account', 'action', { fromAddress: BOB }, 'It is for another account.'],
    ['a call by another account', 'transactionRequest', { from: BOB }, 'It is for another account.'],
    ['another recipient', 'action', { toAddress: BOB }, 'It is for another recipient.'],
    [
      'less than the slippage allows',
      'estimate',
      { toAmountMin: '12275999900000000000' },
      'It may yield less than the chosen slippage allows.',
    ],
    [
      'at least more than it quotes',
      'estimate',
      { toAmountMin: '12400000000000000001' },
      'It may yield less than the chosen slippage allows.',
    ],
    [
      'an approval of another contract',
      'estimate',
      { approvalAddress: OTHER },
      'It would approve another contract than the one that swaps.',
    ],
    [
      'a call of another contract',
      'transactionRequest',
      { to: OTHER },
      'It would approve another contract than the one that swaps.',
    ],
    ['a call of nobody', 'transactionRequest', { to: 'router' }, 'It is no transaction.'],
    ['a value that is no amount', 'transactionRequest', { value: '-1' }, 'It is no transaction.'],
  ] as const) {
    it(`is refused if it answers ${what}`, async () => {
      const { source } = start(step(part, change));
      const expected = ['quote_failed', details];
      expect(await detailsOf(source.quote(query, options))).to.deep.equal(expected);
      expect(await detailsOf(source.buildApproval(query, options))).to.deep.equal(expected);
      expect(await detailsOf(source.buildSwap(swap, options))).to.deep.equal(expected);
    });
  }

  it('is refused if it would be paid', async () => {
    const { source } = start(step('transactionRequest', { value: '0x1' }));
    expect(await detailsOf(source.buildSwap(swap, options))).to.deep.equal([
      'quote_failed',
      'It pays another amount than was chosen.',
    ]);
  });

  it('is refused if the call moves or lends tokens', async () => {
    const { source } = start(step('transactionRequest', { data: `0xa22cb465${'00'.repeat(64)}` }));
    expect(await detailsOf(source.buildSwap(swap, options))).to.deep.equal([
      'quote_failed',
      'It moves or lends tokens without an exchange.',
    ]);
  });

  it('is told apart when it calls another contract than was approved', async () => {
    const moved = step('estimate', { approvalAddress: OTHER });
    const both = {
      body: { ...moved.body, transactionRequest: { ...(step().body.transactionRequest as Json), to: OTHER } },
    };
    const { source, clock } = start(step(), both);
    expect((await source.buildApproval(query, options)).spender).to.equal(ROUTER.toLowerCase());
    clock.move(10_000);
    // The approved contract isn't the one that is called now, so the visitor is warned, and the call fails.
    expect(await source.buildSwap(swap, options)).to.include({ to: OTHER, isKnownRouter: false });
  });

  it('fails where another server answers that it has no such page', async () => {
    const { source } = start({ status: 404, body: '<h1>Not here</h1>' });
    expect((await rejection(source.quote(query, options))).code).to.equal('quote_failed');
    const { source: unknown } = start({ status: 400, body: 'Bad Request' });
    expect((await rejection(unknown.tokens('eip155:1', options))).code).to.equal('quote_failed');
  });

  for (const [what, body] of [
    ['no JSON', '<html>'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['no transaction', JSON.stringify({ ...step().body, transactionRequest: undefined })],
    ['amounts that are numbers', JSON.stringify(step('estimate', { toAmount: 12.4 }).body)],
    ['negative amounts', JSON.stringify(step('estimate', { toAmount: '-1' }).body)],
    ['more than 256 bits', JSON.stringify(step('estimate', { toAmount: '9'.repeat(78) }).body)],
    ['a chain that is a text', JSON.stringify(step('transactionRequest', { chainId: '1' }).body)],
  ] as const) {
    it(`fails if it answers ${what}`, async () => {
      const { source } = start({ body });
      expect((await rejection(source.quote(query, options))).code).to.equal('quote_failed');
    });
  }

  for (const [what, dollars, expected] of [
    ['nothing is lost', { fromAmountUSD: '12.5', toAmountUSD: '12.6' }, '0'],
    ['almost everything is lost', { fromAmountUSD: '12.5', toAmountUSD: '0.0001' }, '100'],
    ['one has no price', { fromAmountUSD: '12.5', toAmountUSD: '0' }, undefined],
    ['it is too little to tell', { fromAmountUSD: '0.0009', toAmountUSD: '0.0001' }, undefined],
    ['LI.FI does not say', { fromAmountUSD: undefined, toAmountUSD: undefined }, undefined],
    ['it is no number', { fromAmountUSD: 'much', toAmountUSD: '1' }, undefined],
  ] as const) {
    it(`tells the loss if ${what}`, async () => {
      const { source } = start(step('estimate', dollars));
      expect((await source.quote(query, options))?.priceImpact).to.equal(expected);
    });
  }

  it('has no quote where nobody swaps, and cannot build that', async () => {
    const { source } = start({ status: 404, body: { message: 'No available quotes', code: 1002 } });
    expect(await source.quote(query, options)).to.equal(undefined);
    expect((await rejection(source.buildSwap(swap, options))).code).to.equal('quote_failed');
  });

  for (const [what, headers, busyMs] of [
    ['for as long as it says', { 'retry-after': '60' }, 60_000],
    ['for half a minute if it does not say', undefined, 30_000],
    ['for ten minutes at most', { 'retry-after': '86400' }, 600_000],
  ] as const) {
    it(`is left alone when it is busy, ${what}`, async () => {
      const reply = { status: 429, body: '', ...(headers && { headers }) };
      const { source, sent, clock } = start(reply, reply, reply, step());
      const failing = source.quote(query, options);
      expect((await rejection(clock.moveUntil(failing))).code).to.equal('quote_failed');
      expect(sent).to.have.length(3);
      clock.move(busyMs - 1);
      expect((await rejection(source.quote(query, options))).code).to.equal('quote_failed');
      expect(sent).to.have.length(3);
      clock.move(1);
      expect((await source.quote(query, options))?.toAmount).to.equal(12_400_000_000_000_000_000n);
    });
  }

  it('lists the tokens of a network, without those that make no sense', async () => {
    const listed = {
      chainId: 1,
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      logoURI: 'https://a.example/u.svg',
    };
    const { source, sent } = start({
      body: {
        tokens: {
          1: [
            { ...listed, address: NATIVE, symbol: 'ETH', name: 'ETH', decimals: 18, priceUSD: '2500' },
            { ...listed, address: USDC },
            { ...listed, address: DAI, chainId: 10 },
            { ...listed, address: DAI, decimals: 77 },
            { ...listed, address: 'DAI' },
            null,
          ],
        },
      },
    });
    const tokens = await source.tokens('eip155:1', options);
    expect(
      tokens?.map(({ address, symbol, decimals, icon }) => [address, symbol, decimals, icon]),
    ).to.deep.equal([
      [undefined, 'ETH', 18, 'https://a.example/u.svg'],
      [USDC, 'USDC', 6, 'https://a.example/u.svg'],
    ]);
    expect(sent).to.deep.equal(['https://li.quest/v1/tokens?chains=1']);
  });

  for (const [what, reply, expected] of [
    ['does not know', { status: 400, body: { message: 'Invalid chain', code: 1011 } }, undefined],
    ['does not list', { body: { tokens: {} } }, undefined],
  ] as const) {
    it(`has no tokens of a network that it ${what}`, async () => {
      expect(await start(reply).source.tokens('eip155:5', options)).to.equal(expected);
    });
  }

  for (const [network, expected] of [
    ['eip155:8453', [ROUTER]],
    ['eip155:324', ['0x341e94069f53234fE6DabeF707aD424830525715']],
    ['eip155:59144', ['0xDE1E598b81620773454588B85D6b5D4eEC32573e']],
    ['eip155:31337', undefined],
  ] as const) {
    it(`knows its contract on ${network}, if it is known`, () => {
      expect(lifi().routers?.(network)).to.deep.equal(expected);
    });
  }
});

describe('prices of LI.FI', () => {
  const network = {
    id: 'eip155:1',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    request: () => Promise.reject(new Error('No node.')),
  } as const;

  it('are asked for by address, the native currency as that of nobody', async () => {
    const answer = { chainId: 1, address: NATIVE, symbol: 'ETH', priceUSD: '2500.10' };
    const { sent } = start({ body: answer }, { body: { ...answer, address: USDC.toLowerCase() } });
    const source = lifiPrices();
    expect(await source.price?.(undefined, { network, ...options })).to.equal('2500.1');
    expect(await source.price?.(USDC, { network, ...options })).to.equal('2500.1');
    expect(sent).to.deep.equal([
      `https://li.quest/v1/token?chain=1&token=${NATIVE}`,
      `https://li.quest/v1/token?chain=1&token=${USDC}`,
    ]);
  });

  for (const [what, reply] of [
    ['it does not know the token', { status: 404, body: { message: 'Not found', code: 1003 } }],
    ['it does not know the network', { status: 400, body: { message: 'Invalid chain', code: 1011 } }],
    ['it tells that of another token', { body: { chainId: 1, address: DAI, priceUSD: '1' } }],
    ['it tells that of another network', { body: { chainId: 10, address: USDC, priceUSD: '1' } }],
    ['it tells none', { body: { chainId: 1, address: USDC } }],
    ['it tells zero', { body: { chainId: 1, address: USDC, priceUSD: '0.00' } }],
    ['it tells a negative one', { body: { chainId: 1, address: USDC, priceUSD: '-1' } }],
    ['it tells a number', { body: { chainId: 1, address: USDC, priceUSD: 1 } }],
  ] as const) {
    it(`are unknown if ${what}`, async () => {
      start(reply);
      expect(await lifiPrices().price?.(USDC, { network, ...options })).to.equal(undefined);
    });
  }

  it('are not asked for on networks of other kinds', async () => {
    const { sent } = start({ body: '' });
    const solana = { ...network, id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' } as const;
    expect(await lifiPrices().price?.(undefined, { network: solana, ...options })).to.equal(undefined);
    expect(sent).to.deep.equal([]);
  });
});
