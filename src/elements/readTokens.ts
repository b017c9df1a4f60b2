import { type CaipNetworkId, isEvmAddress, parseCaipNetworkId } from '../lib/caip.js';
import type { TokenSetting } from '../lib/config.js';
import { type Complain, configInvalid } from './configInvalid.js';

/** The tokens whose balances are shown, by network. Broken ones are reported and left out: there the coin is shown. */
export function readTokens(value: unknown, complain: Complain): Record<CaipNetworkId, TokenSetting> {
  const tokens: Record<CaipNetworkId, TokenSetting> = {};
  for (const [key, setting] of Object.entries(value ?? {})) {
    const network = parseCaipNetworkId(key);
    const { address, image } = (setting ?? {}) as Partial<TokenSetting>;
    if (network && isEvmAddress(address)) tokens[network.id] = { address, image };
    else {
      const details = `Give tokens["${key}"] as {address: "0x…"}, under a network id such as "eip155:1".`;
      complain(configInvalid('A token cannot be read.', details));
    }
  }
  return tokens;
}
