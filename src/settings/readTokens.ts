import type { TokenSetting } from '../lib/config.js';
import { type CaipNetworkId, isEvmAddress, parseCaipNetworkId } from '../lib/networks/caip.js';
import { readFields } from '../lib/untrusted/readFields.js';
import { safeIcon } from '../lib/untrusted/sanitize.js';
import type { Complain } from './explainProblem.js';
import { resolveAddress } from './readAddress.js';

const isPicture = (value: unknown): value is string | undefined =>
  value === undefined ||
  safeIcon(value) !== undefined ||
  (typeof value === 'string' && resolveAddress(value) !== undefined);

/** The tokens whose balances are shown, by network. Reports invalid ones, for which the native currency is shown. */
export function readTokens(value: unknown, complain: Complain): Record<CaipNetworkId, TokenSetting> {
  const tokens: Record<CaipNetworkId, TokenSetting> = {};
  if (value !== undefined && typeof value !== 'object') complain({ what: 'tokens' });
  for (const [key, setting] of Object.entries(readFields(value))) {
    const network = parseCaipNetworkId(key);
    const { address, image } = readFields(setting, ['address', 'image']);
    if (network && isEvmAddress(address) && isPicture(image)) tokens[network.id] = { address, image };
    else complain({ what: 'token', id: key });
  }
  return tokens;
}
