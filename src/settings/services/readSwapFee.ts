import { ZERO_ADDRESS } from '../../lib/evm/hex.js';
import { MOST_SITE_FEE, type SiteFee } from '../../lib/fees/siteFee.js';
import { isEvmAddress } from '../../lib/networks/caip.js';
import type { Complain } from '../explainProblem.js';

/** Reads `swap-fee`: basis points and a recipient. Reports an unusable one and returns undefined. */
export function readSwapFee(text: string, complain: Complain): SiteFee | undefined {
  const [points = '', recipient, ...more] = text.trim().split(/\s+/);
  if (points === '') return undefined;
  const basisPoints = /^\d{1,3}$/.test(points) ? Number(points) : 0;
  const isPaid = recipient !== undefined && isEvmAddress(recipient) && recipient !== ZERO_ADDRESS;
  if (basisPoints > 0 && basisPoints <= MOST_SITE_FEE && isPaid && more.length === 0) {
    return { basisPoints, recipient };
  }
  complain({ what: 'swapFee', value: text });
  return undefined;
}
