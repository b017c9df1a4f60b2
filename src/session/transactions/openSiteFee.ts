import type { Services } from '../../atoms/hostServices.js';
import { configAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type { SiteFee } from '../../lib/fees/siteFee.js';
import { attempt } from '../../lib/untrusted/readFields.js';
import { readSwapFee } from '../../settings/services/readSwapFee.js';
import { readAndReport, reportProblem } from '../readAndReport.js';

/** The site's fee for swaps. Undefined if there is none. Reports an invalid setting. Rejects with `load_failed`. */
export async function openSiteFee(
  store: Store,
  { host }: Pick<Services, 'host'>,
): Promise<SiteFee | undefined> {
  const { swapFee, quotes } = store.get(configAtom);
  const fee = await readAndReport((complain) => readSwapFee(swapFee, complain), host.report);
  const own = quotes && 'own' in quotes ? quotes.own : undefined;
  // The package's own sources don't support fees.
  const isTaken = own !== undefined && typeof own !== 'string' && attempt(() => own.takesFees) !== false;
  if (fee && !isTaken) await reportProblem({ what: 'untakenSwapFee' }, host.report);
  return isTaken ? fee : undefined;
}
