import { expect } from 'chai';
import { encodeFunctionData, erc20Abi } from 'viem';
import { WalletModalError } from '../../../src/lib/errors.js';
import type { CheckedQuoteSource } from '../../../src/lib/swap/checkedQuoteSource.js';
import { checkQuoteSource } from '../../../src/lib/swap/checkQuoteSource.js';
import type { BuildSwapQuery, QuoteOptions, QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { fakeClock } from '../../support/fakeClock.js';
import { isPending, rejection } from '../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const MOST = 2n ** 256n - 1n;
const account = `eip155:1:${ALICE}` as const;

const approve = (amount: bigint, spender = ROUTER) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender as `0x${string}`, amount] });
const swapCall = { to: ROUTER, value: 0n, data: `0x07ed2379${'00'.repeat(64)}` };
const approvalCall = { to: USDC, value: 0n, data: approve(5n) };
const swap: BuildSwapQuery = { account, from: USDC, to: DAI, amount: 5n, slippage: 100 };

/** A source with these answers, valid or not. */
function checked(answers: Record<string, unknown> = {}) {
  const clock = fakeClock();
  const { signal } = new AbortController();
  const answering = (name: string) => async () => answers[name];
  const source = {
    slippageStep: 100,
    tokens: answering('tokens'),
    quote: answering('quote'),
    allowance: answering('allowance'),
    buildApproval: answering('approval'),
    buildSwap: answering('swap'),
    ...('routers' in answers ? { routers: () => answers.routers } : {}),
  } as unknown as QuoteSource;
  return { source: checkQuoteSource(source, { clock }), options: { signal }, clock };
}

const codeAndDetails = async (promise: Promise<unknown>) => {
  const { code, details } = await rejection<WalletModalError>(promise);
  return [code, details];
};

describe('a checked source of quotes', () => {
  it('answers a quote', async () => {
    const { source, options } = checked({ quote: { toAmount: 7n, extra: true } });
    expect(await source.quote(swap, options)).to.deep.equal({ toAmount: 7n });
  });

  for (const [what, quote] of [
    ['nobody swaps', undefined],
    ['nothing would come back', { toAmount: 0n }],
  ] as const) {
    it(`answers no quote if ${what}`, async () => {
      const { source, options } = checked({ quote });
      expect(await source.quote(swap, options)).to.equal(undefined);
    });
  }

  for (const quote of [
    null,
    {},
    { toAmount: -1n },
    { toAmount: 2n ** 256n },
    { toAmount: '7' },
    { toAmount: 7 },
    { toAmount: Number.NaN },
  ]) {
    it(`refuses ${String(quote && (quote as { toAmount?: unknown }).toAmount)} as a quoted amount`, async () => {
      const { source, options } = checked({ quote });
      expect(await codeAndDetails(source.quote(swap, options))).to.deep.equal([
        'quote_failed',
        'The quoted amount makes no sense.',
      ]);
    });
  }

  const FEE = { basisPoints: 50, recipient: BOB };
  for (const [what, told, got, expected] of [
    ['of what is paid', { amount: 50n, of: 'from' }, 7n, { amount: 50n, of: 'from' }],
    ['of what is paid, rounded up', { amount: 51n, of: 'from' }, 7n, { amount: 51n, of: 'from' }],
    ['of what comes back', { amount: 50n, of: 'to' }, 9_950n, { amount: 50n, of: 'to' }],
    ['of nothing', { amount: 0n, of: 'from' }, 7n, { amount: 0n, of: 'from' }],
    ['that is no amount', { amount: 50, of: 'from' }, 7n, undefined],
    ['that is negative', { amount: -1n, of: 'from' }, 7n, undefined],
    ['of nobody knows what', { amount: 50n, of: 'gas' }, 7n, undefined],
    ['that is not told', undefined, 7n, undefined],
  ] as const)
    it(`answers a fee of the site ${what}`, async () => {
      const { source, options } = checked({
        quote: { toAmount: got, fee: told },
        swap: { ...swapCall, toAmount: got, fee: told },
      });
      const query = { ...swap, amount: 10_000n, fee: FEE };
      expect((await source.quote(query, options))?.fee).to.deep.equal(expected);
      expect((await source.buildSwap(query, options)).fee).to.deep.equal(expected);
    });

  for (const [what, told] of [
    ['is paid', { amount: 52n, of: 'from' }],
    ['comes back', { amount: 53n, of: 'to' }],
  ] as const)
    it(`refuses a larger fee than the site says, of what ${what}`, async () => {
      const { source, options } = checked({
        quote: { toAmount: 9_950n, fee: told },
        swap: { ...swapCall, toAmount: 9_950n, fee: told },
      });
      const query = { ...swap, amount: 10_000n, fee: FEE };
      const expected = ['quote_failed', 'It takes a larger fee than the site says.'];
      expect(await codeAndDetails(source.quote(query, options))).to.deep.equal(expected);
      expect(await codeAndDetails(source.buildSwap(query, options))).to.deep.equal(expected);
    });

  it('is asked for another recipient only if it sends to others', async () => {
    const asked: unknown[] = [];
    const { source: plain, options, clock } = checked();
    const sending = checkQuoteSource(
      {
        ...({ slippageStep: 100, sendsToOthers: true } as unknown as QuoteSource),
        quote: async (query) => {
          asked.push(query.recipient);
          return { toAmount: 7n };
        },
        buildSwap: async (query) => {
          asked.push(query.recipient);
          return swapCall;
        },
      },
      { clock },
    );
    await sending.quote({ ...swap, recipient: BOB }, options);
    await sending.buildSwap({ ...swap, recipient: BOB }, options);
    expect(asked).to.deep.equal([BOB, BOB]);
    expect(plain.sendsToOthers).to.equal(false);
    for (const [source, recipient] of [
      [plain, BOB],
      [sending, ALICE.toLowerCase()],
      [sending, '0x12'],
      [sending, `0x${'0'.repeat(40)}`],
    ] as const) {
      for (const answer of [
        source.quote({ ...swap, recipient }, options),
        source.buildSwap({ ...swap, recipient }, options),
      ]) {
        expect((await rejection<WalletModalError>(answer)).code).to.equal('request_invalid');
      }
    }
    expect(asked).to.have.length(2);
  });

  it('answers no fee where the site says of none', async () => {
    const { source, options } = checked({ quote: { toAmount: 7n, fee: { amount: 1n, of: 'from' } } });
    expect(await source.quote(swap, options)).to.deep.equal({ toAmount: 7n });
  });

  it('answers tokens, and undefined for a network that is not served', async () => {
    const token = { network: 'eip155:1', symbol: 'ETH', decimals: 18 };
    const { source, options } = checked({ tokens: [token, null] });
    expect((await source.tokens('eip155:1', options))?.map(({ symbol }) => symbol)).to.deep.equal(['ETH']);
    expect(await source.tokens('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', options)).to.equal(undefined);
    expect(await checked().source.tokens('eip155:1', options)).to.equal(undefined);
  });

  it('refuses tokens that are no list', async () => {
    const { source, options } = checked({ tokens: { 0: 'ETH' } });
    expect(await codeAndDetails(source.tokens('eip155:1', options))).to.deep.equal([
      'quote_failed',
      'Its tokens are not a list.',
    ]);
  });

  const allowanceOf = async (...[source, options]: readonly [CheckedQuoteSource, QuoteOptions]) =>
    source.allowance?.({ account, token: USDC }, options);

  it('has no allowances where the source knows none', () => {
    const site = { slippageStep: 1 } as QuoteSource;
    expect(checkQuoteSource(site, { clock: fakeClock() }).allowance).to.equal(undefined);
  });

  for (const allowance of [0n, 5n, MOST]) {
    it(`answers an allowance of ${allowance}`, async () => {
      const { source, options } = checked({ allowance });
      expect(await allowanceOf(source, options)).to.equal(allowance);
    });
  }

  for (const allowance of [-1n, 2n ** 256n, 5, '5', null, undefined]) {
    it(`refuses ${typeof allowance} ${allowance} as an allowance`, async () => {
      const { source, options } = checked({ allowance });
      expect(await codeAndDetails(allowanceOf(source, options))).to.deep.equal([
        'quote_failed',
        'The allowance makes no sense.',
      ]);
    });
  }

  it('answers an approval with its spender, and how to take it back', async () => {
    const approval = { ...approvalCall, to: USDC.toLowerCase(), gas: 50_000n, gasPrice: 9n };
    const { source, options } = checked({ approval, routers: [ROUTER] });
    expect(await source.buildApproval(swap, options)).to.deep.equal({
      to: USDC,
      value: 0n,
      data: approve(5n),
      gas: 50_000n,
      gasPrice: 9n,
      spender: ROUTER.toLowerCase(),
      amount: 5n,
      isKnownSpender: true,
      reset: { to: USDC, value: 0n, data: approve(0n) },
    });
  });

  it('answers an unlimited approval if that was chosen', async () => {
    const { source, options } = checked({ approval: { ...approvalCall, data: approve(MOST) } });
    const { amount } = await source.buildApproval({ ...swap, amount: 'unlimited' }, options);
    expect(amount).to.equal(MOST);
  });

  for (const [what, approval, details] of [
    ['for another token', { ...approvalCall, to: DAI }, 'It approves another token.'],
    ['that pays', { ...approvalCall, value: 1n }, 'It approves another token.'],
    ['of more', { ...approvalCall, data: approve(6n) }, 'It approves another amount than was chosen.'],
    [
      'of everything',
      { ...approvalCall, data: approve(MOST) },
      'It approves another amount than was chosen.',
    ],
    ['of less', { ...approvalCall, data: approve(4n) }, 'It approves another amount than was chosen.'],
    ['for nobody', { ...approvalCall, data: approve(5n, `0x${'0'.repeat(40)}`) }, 'It approves nobody.'],
    [
      'that is a transfer',
      { ...approvalCall, data: approve(5n).replace('095ea7b3', 'a9059cbb') },
      'It is no approval.',
    ],
    ['without data', { ...approvalCall, data: undefined }, 'It is no transaction.'],
    ['with a value that is no amount', { ...approvalCall, value: 0 }, 'It is no transaction.'],
    ['without a recipient', { ...approvalCall, to: undefined }, 'It is sent to no address.'],
    ['that is missing', undefined, 'It is sent to no address.'],
  ] as const) {
    it(`refuses an approval ${what}`, async () => {
      const { source, options } = checked({ approval });
      expect(await codeAndDetails(source.buildApproval(swap, options))).to.deep.equal([
        'quote_failed',
        details,
      ]);
    });
  }

  it('answers a swap', async () => {
    const { source, options } = checked({ swap: { ...swapCall, gas: 1n, gasPrice: 2n, toAmount: 7n } });
    expect(await source.buildSwap(swap, options)).to.deep.equal({
      ...swapCall,
      gas: 1n,
      gasPrice: 2n,
      toAmount: 7n,
      priceImpact: undefined,
      fee: undefined,
      isKnownRouter: undefined,
    });
  });

  for (const [told, read] of [
    ['12.5', '12.5'],
    ['0', '0'],
    ['1e1', '10'],
    ['100', '100'],
    ['100.1', undefined],
    ['-3', undefined],
    [12.5, undefined],
    ['much', undefined],
    ['9'.repeat(500), undefined],
  ] as const) {
    it(`reads a price impact of ${String(told).slice(0, 20)} as ${read}`, async () => {
      const { source, options } = checked({
        swap: { ...swapCall, priceImpact: told },
        quote: { toAmount: 7n, priceImpact: told },
      });
      expect((await source.buildSwap(swap, options)).priceImpact).to.equal(read);
      expect((await source.quote(swap, options))?.priceImpact).to.equal(read);
    });
  }

  for (const [what, routers, known] of [
    ['known, in whatever case', [BOB, ROUTER.toLowerCase()], true],
    ['unknown', [BOB], false],
    ['unknown if the list is empty', [], false],
    ['not compared without a list', undefined, undefined],
    ['not compared with something that is no list', 'none', undefined],
  ] as const) {
    it(`says that a router is ${what}`, async () => {
      const { source, options } = checked({ swap: swapCall, approval: approvalCall, routers });
      expect(await source.buildSwap(swap, options)).to.have.property('isKnownRouter', known);
      expect((await source.buildApproval(swap, options)).isKnownSpender).to.equal(known);
    });
  }

  for (const [what, hints] of [
    ['text', { gas: '21000', gasPrice: '1' }],
    ['nothing', { gas: 0n, gasPrice: 0n }],
    ['less than nothing', { gas: -1n, gasPrice: -1n }],
    ['more than there is', { gas: 10n ** 9n, gasPrice: 10n ** 18n }],
  ] as const) {
    it(`answers no hints at the cost if these are ${what}`, async () => {
      const { source, options } = checked({ swap: { ...swapCall, ...hints } });
      const built = await source.buildSwap(swap, options);
      expect(built).to.include({ gas: undefined, gasPrice: undefined });
    });
  }

  for (const [what, built, details] of [
    ['that pays', { ...swapCall, value: 1n }, 'It pays another amount than was chosen.'],
    ['that is sent to a token', { ...swapCall, to: USDC }, 'It is sent to a token instead of an exchange.'],
    ['that is missing', null, 'It is sent to no address.'],
    ['that returns text', { ...swapCall, toAmount: '7' }, 'The amount that comes back makes no sense.'],
    ['that returns nothing', { ...swapCall, toAmount: 0n }, 'The amount that comes back makes no sense.'],
  ] as const) {
    it(`refuses a swap ${what}`, async () => {
      const { source, options } = checked({ swap: built });
      expect(await codeAndDetails(source.buildSwap(swap, options))).to.deep.equal(['quote_failed', details]);
    });
  }

  for (const [what, change] of [
    ['nothing', { amount: 0n }],
    ['less than nothing', { amount: -1n }],
    ['more than 256 bits', { amount: 2n ** 256n }],
    ['an amount that is a number', { amount: 5 as unknown as bigint }],
    ['a token for itself', { to: USDC.toLowerCase() }],
    ['the native currency for itself', { from: undefined, to: undefined }],
    ['a token that is no address', { to: 'DAI' }],
    ['for an account on Solana', { account: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7xKXtg2C' as const }],
    ['for an account that is no address', { account: 'eip155:1:alice' as const }],
  ] as const) {
    it(`asks nobody to swap ${what}`, async () => {
      const { source, options } = checked({ quote: { toAmount: 7n }, swap: swapCall });
      const query = { ...swap, ...change };
      expect((await rejection(source.quote(query, options))).code).to.equal('request_invalid');
      expect((await rejection(source.buildSwap(query, options))).code).to.equal('request_invalid');
    });
  }

  for (const slippage of [0, -100, 50, 150, 10_000, 99.5, Number.NaN]) {
    it(`asks nobody for a slippage of ${slippage} in steps of 100`, async () => {
      const { source, options } = checked({ swap: swapCall });
      expect((await rejection(source.buildSwap({ ...swap, slippage }, options))).code).to.equal(
        'request_invalid',
      );
    });
  }

  it('asks nobody to approve the native currency', async () => {
    const { source, options } = checked({ approval: approvalCall });
    const query = { ...swap, from: undefined };
    expect((await rejection(source.buildApproval(query, options))).code).to.equal('request_invalid');
  });

  it('passes on why the hosted service failed', async () => {
    const failure = new WalletModalError('chain_api_failed', 'The chain API cannot be read.');
    const { options, source } = checked({ quote: Promise.reject(failure) });
    expect(await rejection(source.quote(swap, options))).to.equal(failure);
  });

  for (const [what, thrown, details] of [
    ['an error', new Error('No liquidity.'), 'No liquidity.'],
    ['a text', 'No liquidity.', 'No liquidity.'],
    ['nothing', undefined, 'Unknown error'],
    ['an error of ours that says something else', new WalletModalError('user_rejected', 'No.'), 'No.'],
  ] as const) {
    it(`fails if the site’s source throws ${what}`, async () => {
      const throwing = () => {
        throw thrown;
      };
      const site = { slippageStep: 1, quote: throwing } as unknown as QuoteSource;
      const source = checkQuoteSource(site, { clock: fakeClock() });
      const { options } = checked();
      expect(await codeAndDetails(source.quote(swap, options))).to.deep.equal(['quote_failed', details]);
    });
  }

  it('waits a minute for an answer', async () => {
    const { source, options, clock } = checked({ quote: new Promise(() => {}) });
    const answer = source.quote(swap, options);
    clock.move(59_999);
    expect(await isPending(answer)).to.equal(true);
    clock.move(1);
    expect((await rejection(answer)).code).to.equal('timeout');
    expect(clock.waiting).to.equal(0);
  });

  it('waits no longer when the signal aborts', async () => {
    const abort = new AbortController();
    const { source, clock } = checked({ quote: new Promise(() => {}) });
    const answer = source.quote(swap, { signal: abort.signal });
    abort.abort();
    expect((await rejection(answer)).code).to.equal('aborted');
    expect(clock.waiting).to.equal(0);
  });
});
