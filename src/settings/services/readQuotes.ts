import type { ChainApiSetting, QuoteSetting } from '../../lib/config.js';
import { isSourceName } from '../../lib/sources/sourceNames.js';
import type { QuoteSource } from '../../lib/swap/quoteSource.js';
import { readFields } from '../../lib/untrusted/readFields.js';
import type { Complain } from '../explainProblem.js';

const METHODS = ['tokens', 'quote', 'buildApproval', 'buildSwap'];

/**
 * The source of swap quotes: the page's own, one of the package, or the chain API if there is one. An invalid source isn't
 * replaced by the chain API.
 */
export function readQuotes(
  given: QuoteSource | string | undefined,
  chainApi: ChainApiSetting | undefined,
  complain: Complain,
): QuoteSetting | undefined {
  if (given === undefined) return chainApi && { hosted: chainApi };
  if (typeof given === 'string') {
    const name = given.trim();
    if (isSourceName('quoteSource', name)) return { own: name };
  } else {
    const { slippageStep, ...methods } = readFields(given, ['slippageStep', ...METHODS]);
    const isStep = Number.isInteger(slippageStep) && Number(slippageStep) >= 1;
    if (isStep && METHODS.every((name) => typeof methods[name] === 'function')) return { own: given };
  }
  complain({ what: 'quoteSource' });
  return undefined;
}
