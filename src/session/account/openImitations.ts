import { siteTokensAtom } from '../../atoms/account/listedTokens.js';
import { configAtom, describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import { type Imitations, imitationsOf, type NamedAsset } from '../../lib/account/imitations.js';
import { loadPart } from '../../lib/loadPart.js';
import { type CaipNetworkId, namespaceOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { SOLANA_MAINNET } from '../../lib/solana/solana.js';

/**
 * Opens the check for tokens that imitate a known name on a network: its native currency, a well-known token, or the site's own
 * token, whose name comes from the last `listed` tokens. Rejects with `load_failed`.
 */
export async function openImitations(
  store: Store,
  network: CaipNetworkId,
  listed: readonly NamedAsset[] = [],
): Promise<Imitations> {
  const { nativeCurrency } = store.get(describeNetworkAtom)(network);
  const native = nativeCurrency.symbol ? [{ ...nativeCurrency, address: undefined }] : [];
  const own = siteToken(store, network, listed);
  return imitationsOf([...native, ...(await loadWellKnown(network)), ...(own ? [own] : [])]);
}

function siteToken(
  store: Store,
  network: CaipNetworkId,
  listed: readonly NamedAsset[],
): NamedAsset | undefined {
  const wanted = store.get(configAtom).tokens[network]?.address;
  if (wanted === undefined) return undefined;
  const isIt = (one: NamedAsset | undefined) => isSameAddress(one?.address, wanted);
  const found = listed.find(isIt);
  if (found) store.set(siteTokensAtom, (known) => new Map([...known, [network, found]]));
  const known = store.get(siteTokensAtom).get(network);
  return isIt(known) ? known : undefined;
}

/** The well-known tokens of a network. Rejects with `load_failed`. */
export async function loadWellKnown(network: CaipNetworkId): Promise<readonly NamedAsset[]> {
  if (namespaceOf(network) === 'eip155') {
    const { knownTokens } = await loadPart(import('../../chains/evm/knownTokens.js'));
    return knownTokens(network).map(([symbol, name, , address]) => ({ address, symbol, name }));
  }
  if (network !== SOLANA_MAINNET) return [];
  const { knownMints } = await loadPart(import('../../chains/solana/knownMints.js'));
  return knownMints();
}
