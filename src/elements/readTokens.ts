import { type CaipNetworkId, isEvmAddress, parseCaipNetworkId } from '../lib/caip.js';
import type { TokenSetting } from '../lib/config.js';
import { readFields } from '../lib/readFields.js';
import { safeIcon } from '../lib/sanitize.js';
import type { Complain } from './configProblems.js';
import { resolveAddress } from './readAddress.js';

const isPicture = (value: unknown): value is string | undefined =>
  value === undefined ||
  safeIcon(value) !== undefined ||
  (typeof value === 'string' && resolveAddress(value) !== undefined);

/** The tokens whose balances are shown, by network. Broken ones are reported and left out: there the coin is shown. */
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
