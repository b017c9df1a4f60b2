/** The sandbox's EVM chains, whether they run in anvil or in a page. */
export const EVM_DEFINITIONS = [
  { chainId: 31337, name: 'Sandbox One', currency: 'Sandbox Ether', symbol: 'ETH' },
  { chainId: 31338, name: 'Sandbox Two', currency: 'Sandbox Two', symbol: 'TWO' },
] as const;

/** A chain with Ethereum's chain id. */
export const MAINNET_DEFINITION = {
  chainId: 1,
  name: 'Ethereum (sandbox)',
  currency: 'Ether',
  symbol: 'ETH',
} as const;
