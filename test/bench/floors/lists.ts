/** The networks of the page, by the names that the product gives them. */
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

/** As many wallets as the sandbox's directory has. */
export const WALLETS: readonly string[] = Array.from({ length: 100 }, (_, index) =>
  KINDS.map((kind) => `Number ${index + 1} ${kind}`),
).flat();

/** The names with these letters. */
export function search(query: string): readonly string[] {
  const wanted = query.trim().toLowerCase();
  return WALLETS.filter((name) => name.toLowerCase().includes(wanted));
}

export const shorten = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
