import { isAddressOn } from '../../networks/addressForm.js';
import { addressOf, networkOf } from '../../networks/caip.js';
import { SOLANA_AMOUNTS_END } from '../../solana/solana.js';
import { attempt, readFields } from '../../untrusted/readFields.js';
import type { CheckedQuoteSource } from '../checkedQuoteSource.js';
import { isSameAsset } from '../isSameAsset.js';
import type { QuoteOptions, QuoteQuery, QuoteSource } from '../quoteSource.js';
import { readSwapTokens } from '../readSwapTokens.js';
import { refusedQuote } from '../refusedQuote.js';
import { checkSlippage, invalidSwap } from './checkSlippage.js';
import { isAmount, readImpact } from './readQuote.js';
import { readSolanaSwap } from './readSolanaSwap.js';

type Ask = <T>(question: () => Promise<T>, options: QuoteOptions) => Promise<T>;

/**
 * Checks queries and answers for swaps on Solana. Sources that don't set `swapsOnSolana` don't serve its networks. What a
 * transaction does is checked later, when it is prepared.
 */
export function checkSolanaQuotes(
  source: QuoteSource,
  ask: Ask,
): Pick<CheckedQuoteSource, 'tokens' | 'quote' | 'buildSwap'> {
  const isServed = () => attempt(() => source.swapsOnSolana) === true;

  function check({ account, from, to, toNetwork, amount, recipient, fee }: QuoteQuery): void {
    const isKey = (text: string | undefined) => text === undefined || isAddressOn(networkOf(account), text);
    const isPlain = [toNetwork, recipient, fee].every((one) => one === undefined);
    if (!isServed() || !isPlain) throw invalidSwap();
    if (![addressOf(account), from, to].every(isKey) || isSameAsset(from, to)) throw invalidSwap();
    if (!isAmount(amount, SOLANA_AMOUNTS_END)) throw invalidSwap();
  }

  return {
    async tokens(network, options) {
      if (!isServed()) return undefined;
      const list = await ask(() => source.tokens(network, options), options);
      if (list === undefined) return undefined;
      const tokens = readSwapTokens(network, list);
      if (!tokens) throw refusedQuote('Its tokens are not a list.');
      return tokens;
    },
    async quote(query, options) {
      check(query);
      const answer = await ask(() => source.quote(query, options), options);
      if (answer === undefined) return undefined;
      const { toAmount, priceImpact } = readFields(answer, ['toAmount', 'priceImpact']);
      // The amount is so small that it buys nothing.
      if (toAmount === 0n) return undefined;
      if (!isAmount(toAmount, SOLANA_AMOUNTS_END)) throw refusedQuote('The quoted amount makes no sense.');
      const told = readImpact(priceImpact);
      return { toAmount, ...(told && { priceImpact: told }) };
    },
    async buildSwap(query, options) {
      check(query);
      checkSlippage(query.slippage, source);
      const answer = await ask(() => source.buildSwap(query, options), options);
      const { toAmount, priceImpact } = readFields(answer, ['toAmount', 'priceImpact']);
      if (toAmount !== undefined && !isAmount(toAmount, SOLANA_AMOUNTS_END)) {
        throw refusedQuote('The amount that comes back makes no sense.');
      }
      const transaction = readSolanaSwap(answer);
      if (transaction === undefined) throw refusedQuote('It is no transaction.');
      return Object.freeze({ transaction, toAmount, priceImpact: readImpact(priceImpact) });
    },
  };
}
