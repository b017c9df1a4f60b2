import type { Clock } from '../../lib/clock.js';
import type { CaipNetworkId, Namespace } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { OwnConnector } from '../../lib/wallets/ownConnector.js';
import type { SignInSource } from '../auth/authConnector.js';
import type { SolanaSignInSource } from '../auth/solanaAuthConnector.js';
import type { PairingSettings } from '../pairing/pairingClient.js';

/** The registry's options, derived from the settings. */
export interface RegistryOptions {
  readonly clock: Clock;
  /** The namespaces whose wallets are offered. */
  readonly namespaces: readonly Namespace[];
  readonly offersAnnounced: boolean;
  readonly offersInjected: boolean;
  /** The page's own wallets. */
  readonly ownConnectors?: readonly OwnConnector[] | undefined;
  /** The settings for wallet apps. Undefined if they are not offered. */
  readonly pairing?: PairingSettings | undefined;
  /**
   * The namespaces in which the sign-in has accounts; the first is always connected. Empty if sign-in is not offered.
   */
  readonly signInNamespaces: readonly Namespace[];
  readonly openSignIn: () => Promise<SignInSource & SolanaSignInSource>;
  /** Resolves when no remembered connection of a namespace is being restored. */
  readonly whenRestored: (namespace: Namespace) => Promise<void>;
  /** The site's current networks. */
  readonly networks: () => readonly NetworkDefinition[];
  /** Their ids, the initial one first, for wallets that leave the choice open. */
  readonly wantedNetworks: () => readonly CaipNetworkId[];
}
