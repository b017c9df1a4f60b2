import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
} from '@wallet-standard/features';

/** The Wallet Standard features that we use, as a client and as a wallet. */
export type StandardFeatures = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature;

/** Only some wallets have it, and our own wallet for sites has not. */
export type SignInFeature = SolanaSignInFeature['solana:signIn'];

export type SendingFeature = SolanaSignAndSendTransactionFeature['solana:signAndSendTransaction'];

/**
 * Marks a modal's own wallet. Sites may register it for libraries that only know Wallet Standard. Modals do not list
 * it, because it would lead back to themselves.
 */
export const SITE_FEATURE = 'walletModal:site';
