export type { WalletModalEvents } from './elements/events.js';
export type { ChainSetting, ObjectProperties } from './elements/objectProperties.js';
export { register } from './elements/register.js';
export type { ThemeVariables } from './elements/themeVariables.js';
export { WalletButtonElement } from './elements/wallet-button-element.js';
export { WalletModalElement } from './elements/wallet-modal-element.js';
export { WalletNetworkButtonElement } from './elements/wallet-network-button-element.js';
export type { CaipAddress, CaipNetworkId, Namespace } from './lib/caip.js';
export type { CustomWallet, TokenSetting } from './lib/config.js';
export { type ErrorCode, WalletModalError } from './lib/errors.js';
export type { NativeCurrency } from './lib/networks.js';
export type {
  SolanaProvider,
  SolanaProviderEvents,
  SolanaTransaction,
  SolanaTransfer,
} from './lib/solanaProvider.js';
export type {
  CloseReason,
  ConnectionStatus,
  ConnectionSummary,
  ConnectorSummary,
  DisconnectReason,
  WalletModalState,
} from './lib/state.js';
export type { KeyValueStorage } from './lib/storage.js';
export type { Message } from './lib/texts.js';
export type { TrackedEvent } from './lib/trackedEvents.js';
