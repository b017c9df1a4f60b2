/** The page's networks, by the product's names. */
export const NETWORKS = [
  'Ethereum',
  'Polygon',
  'OP Mainnet',
  'Arbitrum One',
  'Base',
  'BNB Smart Chain',
  'Gnosis',
  'Avalanche',
] as const;

const KINDS = ['Wallet', 'Vault', 'Key', 'Safe', 'Purse', 'Pocket'] as const;

/** As many wallets as in the sandbox's directory. */
export const WALLETS: readonly string[] = Array.from({ length: 100 }, (_, index) =>
  KINDS.map((kind) => `Number ${index + 1} ${kind}`),
).flat();

/** The names that contain these letters. */
export function search(query: string): readonly string[] {
  const wanted = query.trim().toLowerCase();
  return WALLETS.filter((name) => name.toLowerCase().includes(wanted));
}

export const shorten = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
