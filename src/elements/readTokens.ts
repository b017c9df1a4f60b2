import { type CaipNetworkId, isEvmAddress, parseCaipNetworkId } from '../lib/caip.js';
import type { TokenSetting } from '../lib/config.js';
import type { Complain } from './configProblems.js';

/** The tokens whose balances are shown, by network. Broken ones are reported and left out: there the coin is shown. */
export function readTokens(value: unknown, complain: Complain): Record<CaipNetworkId, TokenSetting> {
  const tokens: Record<CaipNetworkId, TokenSetting> = {};
  for (const [key, setting] of Object.entries(value ?? {})) {
    const network = parseCaipNetworkId(key);
    const { address, image } = (setting ?? {}) as Partial<TokenSetting>;
    if (network && isEvmAddress(address)) tokens[network.id] = { address, image };
    else complain({ what: 'token', id: key });
  }
  return tokens;
}
