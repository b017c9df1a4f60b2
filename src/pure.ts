export { WalletOnRampWidgetElement } from './elements/onramp/wallet-onramp-widget-element.js';
export { register } from './elements/register.js';
export { WalletButtonElement } from './elements/wallet-button-element.js';
export { WalletModalElement } from './elements/wallet-modal-element.js';
export { WalletNetworkButtonElement } from './elements/wallet-network-button-element.js';
export type {
  AccountSource,
  SourceBalance,
  SourceBalanceOptions,
  SourceEntry,
  SourceNetwork,
  SourceNft,
  SourceOptions,
  SourcePage,
  SourcePageOptions,
  SourceProfile,
  SourceTransfer,
} from './lib/account/accountSource.js';
export type { CustomWallet, TokenSetting } from './lib/config.js';
export { type ErrorCode, WalletModalError } from './lib/errors.js';
export type { WalletModalEvents } from './lib/modalEvents.js';
export type { RateSource } from './lib/money/exchangeRate.js';
export type { CaipAddress, CaipNetworkId, Namespace } from './lib/networks/caip.js';
export type { NativeCurrency } from './lib/networks/namespaces.js';
export type {
  OnRampOrder,
  OnRampProvider,
  OnRampRead,
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from './lib/onramp/onRamp.js';
export type { KeyValueStorage } from './lib/safeStorage.js';
export type {
  Siwe,
  SiweMessageArgs,
  SiweMessageParams,
  SiweRules,
  SiweSession,
  SiweSigned,
} from './lib/siwe/siwe.js';
export type {
  SolanaProvider,
  SolanaProviderEvents,
  SolanaTransaction,
  SolanaTransfer,
} from './lib/solana/solanaProvider.js';
export type {
  CloseReason,
  ConnectionStatus,
  ConnectionSummary,
  ConnectorSummary,
  DisconnectReason,
  SignedInSummary,
  SignOutReason,
  WalletModalState,
  WalletSummary,
} from './lib/state.js';
export type {
  AllowanceQuery,
  ApprovalQuery,
  BuildSwapQuery,
  BuiltSwap,
  EvmSwapTransaction,
  QuoteOptions,
  QuoteQuery,
  QuoteSource,
  SolanaSwapTransaction,
  SwapAsset,
  SwapQuery,
  SwapQuote,
  SwapToken,
  SwapTransaction,
} from './lib/swap/quoteSource.js';
export type { Message } from './lib/text/texts.js';
export type { TrackedEvent } from './lib/trackedEvents.js';
export type { ConnectorProvider, ConnectorSetting } from './lib/wallets/ownConnector.js';
export type {
  SourceWallet,
  SourceWallets,
  WalletQuery,
  WalletSource,
  WalletSourceOptions,
} from './lib/wallets/walletSource.js';
export type { ChainSetting, Locale, ObjectProperties, Texts } from './settings/objectProperties.js';
export type { ThemeVariables } from './settings/themeVariables.js';
