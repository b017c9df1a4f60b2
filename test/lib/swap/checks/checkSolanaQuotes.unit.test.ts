import { expect } from 'chai';
import type { WalletModalError } from '../../../../src/lib/errors.js';
import { checkQuoteSource } from '../../../../src/lib/swap/checkQuoteSource.js';
import type { QuoteSource } from '../../../../src/lib/swap/quoteSource.js';
import { fakeClock } from '../../../support/fakeClock.js';
import { rejection } from '../../../support/promises.js';

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const ALICE = '4QjEBrJnATvydaCoPb7j4cneA5vSJNFsAYHQwRAjAjmQ';
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const HEX = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const account = `${NETWORK}:${ALICE}` as const;
const query = { account, from: undefined, to: USDC, amount: 5n } as const;
const options = { signal: new AbortController().signal };
const bytes = Uint8Array.of(1, 2, 3);

/** A source with these answers, and a log of its calls. */
function checked(answers: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const answer = (name: string) => async () => {
    asked.push(name);
    return answers[name];
  };
  const source = {
    ...{ slippageStep: 10, swapsOnSolana: true, sendsToOthers: true, ...answers },
    tokens: answer('list'),
    quote: answer('quoted'),
    allowance: answer('allowance'),
    buildApproval: answer('approval'),
    buildSwap: answer('built'),
  } as unknown as QuoteSource;
  return { source: checkQuoteSource(source, { clock: fakeClock() }), asked };
}
const codeOf = async (promise: Promise<unknown>) => (await rejection<WalletModalError>(promise)).code;

describe('a source of quotes on Solana', () => {
  it('lists tokens of its network, with mints that differ in one letter’s case', async () => {
    const token = { network: NETWORK, name: 'Dollar', symbol: 'USD', decimals: 6, hasPermit: false };
    const other = USDC.replace('E', 'e');
    const list = [USDC, other, undefined, HEX].map((address) => ({ ...token, address }));
    const { source } = checked({ list });
    const tokens = await source.tokens(NETWORK, options);
    expect(tokens?.map(({ address }) => address)).to.deep.equal([USDC, other, undefined]);
  });

  it('is not asked if it does not say that it swaps there', async () => {
    const { source, asked } = checked({ swapsOnSolana: undefined, list: [] });
    expect(await source.tokens(NETWORK, options)).to.equal(undefined);
    expect(await codeOf(source.quote(query, options))).to.equal('request_invalid');
    expect(asked).to.deep.equal([]);
  });

  it('answers its quote, and a frozen transaction', async () => {
    const { source } = checked({
      quoted: { toAmount: 7n, priceImpact: '0.5', fee: { amount: 1n, of: 'to' } },
      built: { transaction: bytes, toAmount: 7n, priceImpact: 'much' },
    });
    expect(await source.quote(query, options)).to.deep.equal({ toAmount: 7n, priceImpact: '0.5' });
    const built = await source.buildSwap({ ...query, slippage: 100 }, options);
    bytes[0] = 9;
    expect(built).to.deep.equal({ transaction: 'AQID', toAmount: 7n, priceImpact: undefined });
    expect(Object.isFrozen(built)).to.equal(true);
  });

  for (const [what, more] of [
    ['another kind of account', { account: `${NETWORK}:${HEX}` as const }],
    ['a contract', { to: HEX }],
    ['the same token twice', { from: USDC }],
    ['nothing', { amount: 0n }],
    ['more than there can be', { amount: 2n ** 64n }],
    ['another network to get it on', { toNetwork: 'eip155:1' }],
    ['somebody else to get it', { recipient: USDC }],
    ['a fee of the site', { fee: { basisPoints: 5, recipient: HEX } }],
  ] as const) {
    it(`is not asked for ${what}`, async () => {
      const { source, asked } = checked({ quoted: { toAmount: 7n } });
      expect(await codeOf(source.quote({ ...query, ...more }, options))).to.equal('request_invalid');
      const built = source.buildSwap({ ...query, slippage: 100, ...more }, options);
      expect(await codeOf(built)).to.equal('request_invalid');
      expect(asked).to.deep.equal([]);
    });
  }

  it('is never asked for an approval, nor for what is allowed', async () => {
    const { source, asked } = checked();
    expect(await codeOf(source.buildApproval({ ...query, from: USDC, to: undefined }, options))).to.equal(
      'request_invalid',
    );
    const allowance = source.allowance?.({ account, token: USDC }, options) ?? Promise.resolve();
    expect(await codeOf(allowance)).to.equal('request_invalid');
    expect(asked).to.deep.equal([]);
  });

  for (const [what, built] of [
    ['a call of a contract', { to: HEX, value: 0n, data: '0x01' }],
    ['text', { transaction: 'AQID' }],
    ['too many bytes', { transaction: new Uint8Array(1_233) }],
    ['an amount that makes no sense', { transaction: bytes, toAmount: -1n }],
    ['more than there can be', { transaction: bytes, toAmount: 2n ** 64n }],
  ] as const) {
    it(`is refused if it answers ${what}`, async () => {
      const { source } = checked({ built });
      expect(await codeOf(source.buildSwap({ ...query, slippage: 100 }, options))).to.equal('quote_failed');
    });
  }

  it('is not asked for a slippage that it cannot express', async () => {
    const { source, asked } = checked();
    for (const slippage of [0, 15, 10_000, 0.5]) {
      expect(await codeOf(source.buildSwap({ ...query, slippage }, options))).to.equal('request_invalid');
    }
    expect(asked).to.deep.equal([]);
  });
});
