import type { Clock } from '../../lib/clock.js';
import type { CaipNetworkId, Namespace } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { SignInSource } from '../auth/authConnector.js';
import type { SolanaSignInSource } from '../auth/solanaAuthConnector.js';
import type { PairingSettings } from '../pairing/pairingClient.js';

/** What the registry of connectors offers, as the settings say. */
export interface RegistryOptions {
  readonly clock: Clock;
  /** The namespaces whose wallets are offered. */
  readonly namespaces: readonly Namespace[];
  readonly offersAnnounced: boolean;
  readonly offersInjected: boolean;
  /** How wallet apps are reached; absent where they are not offered. */
  readonly pairing?: PairingSettings | undefined;
  /** The namespaces in which whoever signs in has an account, that of the first always; none where it is not offered. */
  readonly signInNamespaces: readonly Namespace[];
  readonly openSignIn: () => Promise<SignInSource & SolanaSignInSource>;
  /** Resolves when no remembered connection of a namespace is being restored any more. */
  readonly whenRestored: (namespace: Namespace) => Promise<void>;
  /** The networks that the site wants, whenever a wallet is asked. */
  readonly networks: () => readonly NetworkDefinition[];
  /** Their ids, the one to begin with first, where a wallet leaves that open. */
  readonly wantedNetworks: () => readonly CaipNetworkId[];
}
