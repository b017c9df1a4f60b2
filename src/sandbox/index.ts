export { SANDBOX_ADDRESSES, SANDBOX_KEYS, SANDBOX_MNEMONIC } from './accounts.js';
export { type AnnounceOptions, announce } from './announce.js';
export { isEvmChain, type SandboxChain, type SandboxConfig, type SandboxToken } from './chains.js';
export { type InstallLegacyOptions, installLegacy, type LegacyProvider } from './legacy.js';
export { findPrompt, type OpenPrompt, waitForPrompt } from './prompt/findPrompt.js';
export { SandboxRpcError } from './rpcError.js';
export { type SandboxDirectoryOptions, sandboxDirectory } from './services/sandboxDirectory.js';
export { SANDBOX_SOLANA_ADDRESSES, SANDBOX_SOLANA_KEYS } from './solanaAccounts.js';
export { createSolanaSandboxWallet } from './solanaWallet/createSolanaSandboxWallet.js';
export { registerSolanaWallet } from './solanaWallet/registerSolanaWallet.js';
export type {
  SolanaChainName,
  SolanaFeatureName,
  SolanaSandboxWallet,
  SolanaSandboxWalletOptions,
  SolanaSandboxWalletState,
  SolanaScriptStep,
  SolanaSpoil,
  SolanaStandardAccount,
  SolanaStandardWallet,
  SolanaWalletIcon,
} from './solanaWallet/types.js';
export type { SandboxPolicy } from './wallet/approvals.js';
export { createSandboxWallet } from './wallet/createSandboxWallet.js';
export type { SandboxQuirks } from './wallet/quirks.js';
export type { ScriptAnswer, ScriptStep } from './wallet/script.js';
export type {
  RecordedRequest,
  SandboxProvider,
  SandboxWallet,
  SandboxWalletInfo,
  SandboxWalletOptions,
  SandboxWalletState,
} from './wallet/types.js';
