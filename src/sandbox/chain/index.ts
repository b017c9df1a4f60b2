export { SANDBOX_TOKENS } from '../evmTokens.js';
export type { SentAmount } from './createFaucet.js';
export type { StartChainOptions } from './readChainOptions.js';
export { SandboxChainError, type SandboxChainErrorCode } from './sandboxChainError.js';
export { type PageChain, startChain } from './startChain.js';
