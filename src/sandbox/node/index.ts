export type { SandboxChain, SandboxConfig, SandboxToken } from '../chains.js';
export { SANDBOX_TOKENS } from '../evmTokens.js';
export type { Analytics } from '../services/analytics.js';
export type { AnalyticsEvent } from '../services/analyticsEvent.js';
export type { SandboxMail, SignInServer, SignInUser, Ticket } from '../services/signInServer.js';
export { findAnvil } from './anvilBinary.js';
export {
  BRIDGE_MODES,
  type BridgeControl,
  type BridgeMode,
  type BridgeSetting,
} from './bridge/bridgeSetting.js';
export { SANDBOX_BRIDGE } from './bridge/deployBridge.js';
export type { ChainApi } from './chainApi/chainApi.js';
export type { Seed } from './chainApi/seeds.js';
export { pageHeaders, policyHeader, STRICT_POLICY } from './csp.js';
export { type EnsRecord, installEns } from './ens.js';
export { type EvmChain, type EvmChains, type StartEvmChainsOptions, startEvmChains } from './evmChains.js';
export { SANDBOX_EXCHANGE } from './exchange.js';
export { createFailures, FAILURE_MODES, type Failure, type FailureMode, type Failures } from './failures.js';
export type { FrameServer } from './frame/frameServer.js';
export { deployForwarder, deployOddToken, type OddHabit, type OddTokenOptions } from './oddContracts.js';
export { SANDBOX_PICTURES } from './pictures.js';
export { createRelay, type Relay } from './relay/relay.js';
export {
  createSandboxHandler,
  type SandboxHandler,
  type SandboxHandlerOptions,
  type SandboxServer,
  type SandboxServerOptions,
  startSandboxServer,
} from './server.js';
export { SANDBOX_ACCOUNT_FACTORY } from './smartAccounts.js';
export {
  type SolanaCluster,
  type SolanaClusters,
  type StartSolanaClustersOptions,
  startSolanaClusters,
} from './solana/solanaClusters.js';
export { SANDBOX_SOLANA_TOKENS } from './solana/tokens.js';
