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

/** Only some wallets have this feature. The wallet that we offer to sites doesn't. */
export type SignInFeature = SolanaSignInFeature['solana:signIn'];

export type SendingFeature = SolanaSignAndSendTransactionFeature['solana:signAndSendTransaction'];

/**
 * Marks a modal's own wallet. Sites may register it for libraries that only know Wallet Standard. Modals do not list it,
 * because it would lead back to them.
 */
export const SITE_FEATURE = 'walletModal:site';
