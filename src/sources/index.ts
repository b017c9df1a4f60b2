export { blockscout } from './blockscout/blockscout.js';
export type { BlockscoutOptions } from './blockscout/blockscoutOptions.js';
export { lifi } from './lifi/lifi.js';
export type { LifiOptions } from './lifi/lifiOptions.js';
export { lifiPrices } from './lifi/lifiPrices.js';
export { nodeHistory } from './nodeHistory/nodeHistory.js';
export { type TokenListOptions, tokenList } from './tokenList/tokenList.js';
export { walletList } from './walletList/walletList.js';
