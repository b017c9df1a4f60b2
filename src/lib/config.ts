import type { CaipNetworkId } from './caip.js';
import type { NetworkDefinition } from './networks.js';
import type { KeyValueStorage } from './storage.js';
import type { Remember } from './webStorage.js';

/** An ERC-20 token whose balance is shown instead of the native one. */
export interface TokenSetting {
  readonly address: string;
  readonly image?: string | undefined;
}

/** How wallet apps are reached. */
export interface PairingSetting {
  readonly projectId: string;
  /** A relay of the host's own; absent for the hosted one. */
  readonly relayUrl: string | undefined;
}

/** A wallet of the host's own, shown beside those that were found. */
export interface CustomWallet {
  readonly id: string;
  readonly name: string;
  readonly homepage?: string;
  readonly image_url?: string;
}

/** All settings of one element, read and checked. */
export interface Config {
  readonly projectId: string | undefined;
  /** Absent where wallet apps are not offered. */
  readonly pairing: PairingSetting | undefined;
  readonly app: {
    readonly name: string | undefined;
    readonly description: string | undefined;
    readonly url: string | undefined;
    readonly icon: string | undefined;
  };
  readonly termsUrl: string | undefined;
  readonly privacyUrl: string | undefined;
  /** The networks that the site wants, in its order. Empty: the site takes whatever the wallet is on. */
  readonly networks: readonly NetworkDefinition[];
  /** Networks that the site describes without wanting them: a wallet may be on one. */
  readonly describedNetworks: readonly NetworkDefinition[];
  readonly defaultNetwork: CaipNetworkId | undefined;
  readonly allowUnsupportedChain: boolean;
  readonly offersAnnounced: boolean;
  readonly offersInjected: boolean;
  readonly tokens: Readonly<Record<CaipNetworkId, TokenSetting>>;
  readonly customWallets: readonly CustomWallet[];
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Readonly<Record<string, unknown>>;
  readonly remember: Remember;
  /** The host's own storage instead of the browser's. */
  readonly storage: KeyValueStorage | undefined;
  /** Part of the page instead of a dialog. */
  readonly inline: boolean;
}
