export { blockscout } from './blockscout/blockscout.js';
export type { BlockscoutOptions } from './blockscout/blockscoutOptions.js';
