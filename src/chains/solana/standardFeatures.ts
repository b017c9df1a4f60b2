import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features';

/** The features of Wallet Standard that the product speaks, on both sides. */
export type StandardFeatures = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature;

export type SendingFeature = SolanaSignAndSendTransactionFeature['solana:signAndSendTransaction'];

/**
 * Marks what a modal itself is as a wallet. Sites may register it for libraries that know no other way; no modal lists
 * it then, for it would lead to itself.
 */
export const SITE_FEATURE = 'walletModal:site';
