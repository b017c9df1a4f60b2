/** The EVM chains of the sandbox: those that anvil runs, and those that run in a page. */
export const EVM_DEFINITIONS = [
  { chainId: 31337, name: 'Sandbox One', currency: 'Sandbox Ether', symbol: 'ETH' },
  { chainId: 31338, name: 'Sandbox Two', currency: 'Sandbox Two', symbol: 'TWO' },
] as const;

/** A chain with the number of Ethereum. */
export const MAINNET_DEFINITION = {
  chainId: 1,
  name: 'Ethereum (sandbox)',
  currency: 'Ether',
  symbol: 'ETH',
} as const;
