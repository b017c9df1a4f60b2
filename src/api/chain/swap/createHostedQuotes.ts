import { WalletModalError } from '../../../lib/errors.js';
import type { QuoteSource } from '../../../lib/swap/quoteSource.js';
import { type ChainServiceOptions, chainService } from '../chainService.js';
import { buildApproval } from './buildApproval.js';
import { buildTransaction } from './buildTransaction.js';
import { exchangeRouters } from './exchangeRouters.js';
import { getAllowance } from './getAllowance.js';
import { getSwapQuote } from './getSwapQuote.js';
import { getSwapTokens } from './getSwapTokens.js';

type HostedQuotes = QuoteSource & Required<Pick<QuoteSource, 'allowance'>>;

/** The chain API as a source of quotes. Everything rejects with `chain_api_failed`, `quote_failed` or `aborted`. */
export function createHostedQuotes(options: ChainServiceOptions): HostedQuotes {
  const { setting } = options;
  const service = chainService(options);
  return {
    // It only takes whole percents.
    slippageStep: 100,
    // It refuses to build a transaction that would fail now.
    needsApproval: true,
    // The site's own service may swap through any contract.
    routers: (network) => (setting.isHosted ? exchangeRouters(network) : undefined),
    tokens: (network, { signal }) => getSwapTokens(service, network, signal),
    quote: (query, { signal }) => getSwapQuote(service, query, signal),
    async allowance(query, { signal }) {
      if (query.spender !== undefined) {
        const what = 'The chain API knows the allowance of its own exchange only.';
        throw new WalletModalError('request_invalid', what);
      }
      return getAllowance(service, query, signal);
    },
    buildApproval: (query, { signal }) => buildApproval(service, query, signal),
    buildSwap: (query, { signal }) => buildTransaction(service, query, signal),
  };
}
