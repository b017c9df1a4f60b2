export type { SandboxChain, SandboxConfig, SandboxToken } from '../chains.js';
export type { Analytics, AnalyticsEvent } from '../services/analytics.js';
export { findAnvil } from './anvilBinary.js';
export { pageHeaders, policyHeader, STRICT_POLICY } from './csp.js';
export { type EnsRecord, installEns } from './ens.js';
export { type EvmChain, type EvmChains, type StartEvmChainsOptions, startEvmChains } from './evmChains.js';
export { createFailures, FAILURE_MODES, type Failure, type FailureMode, type Failures } from './failures.js';
export { createRelay, type Relay } from './relay/relay.js';
export {
  createSandboxHandler,
  type SandboxHandler,
  type SandboxHandlerOptions,
  type SandboxServer,
  type SandboxServerOptions,
  startSandboxServer,
} from './server.js';
export { SANDBOX_TOKENS } from './tokens.js';
