import type { ChainApiSetting, QuoteSetting } from '../../lib/config.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import type { Complain } from '../explainProblem.js';

const METHODS = ['tokens', 'quote', 'buildApproval', 'buildSwap'];

/** Who quotes swaps: the page's own source, or the chain API if there is one. An invalid source is not replaced by it. */
export function readQuotes(
  source: QuoteSource | undefined,
  chainApi: ChainApiSetting | undefined,
  complain: Complain,
): QuoteSetting | undefined {
  if (source === undefined) return chainApi && { hosted: chainApi };
  const { slippageStep, ...methods } = readFields(source, ['slippageStep', ...METHODS]);
  const isStep = Number.isInteger(slippageStep) && Number(slippageStep) >= 1;
  const isSource = isStep && METHODS.every((name) => typeof methods[name] === 'function');
  if (isSource) return { own: source };
  complain({ what: 'quoteSource' });
  return undefined;
}
