import { expect } from 'chai';
import type { WalletModalError } from '../../../src/lib/errors.js';
import { checkQuoteSource } from '../../../src/lib/swap/checkQuoteSource.js';
import type { QuoteSource } from '../../../src/lib/swap/quoteSource.js';
import { createLifi } from '../../../src/sources/lifi/createLifi.js';
import { lifi } from '../../../src/sources/lifi/lifi.js';
import { fakeClock } from '../../support/fakeClock.js';
import { rejection } from '../../support/promises.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ROUTER = '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE';
const NATIVE = '0x0000000000000000000000000000000000000000';
const USDC = '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85';
const HASH = `0x${'a'.repeat(64)}`;
const PAID_BY = `0x${'b'.repeat(64)}`;

const options = { signal: new AbortController().signal };
const account = `eip155:1:${ALICE}` as const;
const amount = 10n ** 18n;
const swap = { account, from: undefined, to: USDC, toNetwork: 'eip155:10', amount, slippage: 100 } as const;
const asked = { account, hash: HASH, toNetwork: 'eip155:10', bridge: 'across' } as const;

const realFetch = globalThis.fetch;
after(() => {
  globalThis.fetch = realFetch;
});

/** LI.FI with this answer to every request. */
function answering(body: unknown, status = 200, headers: Record<string, string> = {}) {
  const sent: string[] = [];
  globalThis.fetch = async (url) => {
    sent.push(`${url}`);
    return new Response(JSON.stringify(body), { status, headers });
  };
  const clock = fakeClock();
  const own = createLifi({ integrator: undefined, url: 'https://li.quest/v1' }, clock);
  const bare: QuoteSource = { ...lifi(), ...own };
  return { source: checkQuoteSource(bare, { clock }), sent, clock };
}

const step = (change: Record<string, unknown> = {}, estimated: Record<string, unknown> = {}) => ({
  type: 'lifi',
  tool: 'across',
  toolDetails: { key: 'across', name: 'Across' },
  action: {
    fromChainId: 1,
    toChainId: 10,
    fromToken: { address: NATIVE, chainId: 1 },
    toToken: { address: USDC, chainId: 10 },
    fromAmount: '1000000000000000000',
    fromAddress: ALICE,
    toAddress: ALICE,
    ...change,
  },
  estimate: {
    fromAmount: '1000000000000000000',
    toAmount: '2500000000',
    toAmountMin: '2475000000',
    approvalAddress: ROUTER,
    executionDuration: 75.5,
    feeCosts: [
      { amountUSD: '1.20', included: true },
      { amountUSD: '0.05', included: true },
    ],
    ...estimated,
  },
  transactionRequest: { chainId: 1, from: ALICE, to: ROUTER, data: '0x4666fc80', value: '0xde0b6b3a7640000' },
});
const BRIDGE = { id: 'across', name: 'Across', least: 2_475_000_000n, seconds: 76, feeValue: '1.25' };

describe('LI.FI across networks', () => {
  it('is asked for both networks, and names its bridge', async () => {
    const { source, sent } = answering(step());
    const { toAmount, bridge } = (await source.quote(swap, options)) ?? {};
    expect([toAmount, bridge]).to.deep.equal([2_500_000_000n, BRIDGE]);
    expect((await source.buildSwap(swap, options)).bridge).to.deep.equal(BRIDGE);
    expect(sent).to.deep.equal([
      `https://li.quest/v1/quote?fromChain=1&toChain=10&fromToken=${NATIVE}&toToken=${USDC}` +
        `&fromAmount=1000000000000000000&fromAddress=${ALICE}&slippage=0.01`,
    ]);
  });

  for (const [what, change, estimated] of [
    ['arrives on another network', { toChainId: 56 }, {}],
    ['arrives as a token of another network', { toToken: { address: USDC, chainId: 1 } }, {}],
    ['leaves another network', { fromChainId: 10 }, {}],
    ['arrives for somebody else', { toAddress: BOB }, {}],
    ['promises less than the slippage allows', {}, { toAmountMin: '2474999990' }],
  ] as const) {
    it(`is refused where it ${what}`, async () => {
      const { source } = answering(step(change, estimated));
      expect((await rejection<WalletModalError>(source.quote(swap, options))).code).to.equal('quote_failed');
    });
  }

  it('does not bring anything to somebody else, or to the same network', async () => {
    const { source, sent } = answering(step());
    for (const odd of [{ recipient: BOB }, { toNetwork: 'eip155:1' }, { toNetwork: 'solana:x' }] as const) {
      const error = await rejection<WalletModalError>(source.quote({ ...swap, ...odd }, options));
      expect(error.code).to.equal('request_invalid');
    }
    expect(sent).to.deep.equal([]);
  });
});

const sending = { txHash: HASH, chainId: 1 };
const receiving = { txHash: PAID_BY, chainId: 10, token: { address: USDC, chainId: 10 }, amount: '1' };
const lifiPage = `https://scan.li.fi/tx/${HASH}`;

describe('the status of LI.FI', () => {
  it('is asked for with both networks and the bridge', async () => {
    const { source, sent } = answering({ status: 'NOT_FOUND' });
    expect((await source.delivery?.(asked, options))?.state).to.equal('unknown');
    expect(sent).to.deep.equal([
      `https://li.quest/v1/status?txHash=${HASH}&fromChain=1&toChain=10&bridge=across`,
    ]);
  });

  for (const [what, answer, delivery] of [
    ['invalid', { status: 'INVALID' }, { state: 'unknown' }],
    ['new', { status: 'NONSENSE' }, { state: 'unknown' }],
    [
      'pending',
      { status: 'PENDING', substatus: 'WAIT_DESTINATION_TRANSACTION', sending, receiving: { chainId: 10 } },
      { state: 'underway', isRefunding: false },
    ],
    [
      'being refunded, with its page',
      { status: 'PENDING', substatus: 'REFUND_IN_PROGRESS', lifiExplorerLink: lifiPage },
      { state: 'underway', isRefunding: true, pageUrl: lifiPage },
    ],
    [
      'failed, with a page of others',
      { status: 'FAILED', lifiExplorerLink: 'https://li.fi.evil.example/' },
      { state: 'failed' },
    ],
    [
      'done',
      { status: 'DONE', substatus: 'COMPLETED', sending, receiving, toAddress: ALICE.toLowerCase() },
      { state: 'paid', network: 'eip155:10', token: USDC, hash: PAID_BY },
    ],
    [
      'done in the native currency',
      {
        status: 'DONE',
        substatus: 'PARTIAL',
        receiving: { ...receiving, token: { address: NATIVE, chainId: 10 } },
      },
      { state: 'paid', network: 'eip155:10', token: undefined, hash: PAID_BY },
    ],
    [
      'refunded',
      {
        status: 'DONE',
        substatus: 'REFUNDED',
        receiving: { ...receiving, chainId: 1, token: { address: NATIVE, chainId: 1 } },
      },
      { state: 'paid', network: 'eip155:1', token: undefined, hash: PAID_BY },
    ],
    [
      'refunded, without a transaction',
      { status: 'DONE', substatus: 'REFUNDED' },
      { state: 'paid', network: 'eip155:1', token: undefined },
    ],
    [
      'done, without a transaction',
      { status: 'DONE', receiving: { chainId: 10 } },
      { state: 'paid', network: 'eip155:10', token: undefined },
    ],
  ] as const) {
    it(`is read where it is ${what}`, async () => {
      const { source } = answering(answer);
      const read = await source.delivery?.(asked, options);
      expect(JSON.parse(JSON.stringify(read))).to.deep.equal(JSON.parse(JSON.stringify(delivery)));
    });
  }

  for (const [what, answer] of [
    ['another account', { status: 'DONE', receiving, toAddress: BOB }],
    ['another sender', { status: 'PENDING', fromAddress: BOB }],
    ['another transaction', { status: 'DONE', receiving, sending: { ...sending, txHash: PAID_BY } }],
    ['another network', { status: 'PENDING', sending: { ...sending, chainId: 56 } }],
    ['no transaction that there can be', { status: 'DONE', receiving: { ...receiving, txHash: '0x1' } }],
  ] as const) {
    it(`is refused if it is about ${what}`, async () => {
      const { source } = answering(answer);
      const error = await rejection<WalletModalError>(
        source.delivery?.(asked, options) ?? Promise.resolve(undefined),
      );
      expect(error.code).to.equal('quote_failed');
    });
  }

  for (const [what, headers, ms] of [
    ['for half a minute', {}, 30_000],
    ['for as long as it says', { 'retry-after': '120' }, 120_000],
  ] as const) {
    it(`is not asked for ${what} after LI.FI said that it is busy`, async () => {
      const { source, sent, clock } = answering({ message: 'busy', code: 1005 }, 429, headers);
      const ask = async () =>
        clock.moveUntil(
          source.delivery?.(asked, options).catch(() => undefined) ?? Promise.resolve(undefined),
        );
      await ask();
      const tries = sent.length;
      const at = clock.now();
      await ask();
      expect(sent).to.have.length(tries);
      clock.move(at + ms - clock.now());
      await ask();
      expect(sent.length).to.be.above(tries);
    });
  }
});
