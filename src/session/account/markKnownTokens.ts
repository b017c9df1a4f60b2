import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { type CaipNetworkId, namespaceOf } from '../../lib/networks/caip.js';
import { SOLANA_MAINNET } from '../../lib/solana/solana.js';

/** Marks the well-known tokens of a network. The lists load only if there is a token without a price. */
export async function markKnownTokens(
  network: CaipNetworkId,
  tokens: readonly TokenBalance[],
): Promise<readonly TokenBalance[]> {
  if (tokens.every(({ address, price }) => address === undefined || price !== undefined)) return tokens;
  const isKnown = await knownOn(network);
  return tokens.map((token) =>
    token.address !== undefined && isKnown(token.address) ? { ...token, isKnown: true } : token,
  );
}

async function knownOn(network: CaipNetworkId): Promise<(address: string) => boolean> {
  try {
    if (namespaceOf(network) === 'solana') {
      const { knownMint } = await import('../../chains/solana/knownMints.js');
      return (address) => network === SOLANA_MAINNET && knownMint(address) !== undefined;
    }
    const { knownTokens } = await import('../../chains/evm/knownTokens.js');
    const known = new Set(knownTokens(network).map(([, , , address]) => address.toLowerCase()));
    return (address) => known.has(address.toLowerCase());
  } catch {
    // Without the lists, such a token may be folded away. It is still counted and can be sent.
    return () => false;
  }
}
