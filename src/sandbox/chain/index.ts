export { SANDBOX_TOKENS } from '../evmTokens.js';
export type { PageChain, SentAmount } from './pageChain.js';
export type { StartChainOptions } from './readChainOptions.js';
export { SandboxChainError, type SandboxChainErrorCode } from './sandboxChainError.js';
export { startChain } from './startChain.js';
