import type { Remember } from './browser/webStorage.js';
import type { CaipNetworkId } from './networks/caip.js';
import type { NetworkDefinition } from './networks/networks.js';
import type { SignInProvider } from './signIn/signIn.js';
import type { KeyValueStorage } from './storage.js';

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
  /** Opens its app on a phone: an `https:` address or the app's own scheme. With it the wallet is offered by QR code. */
  readonly mobile_link?: string;
  readonly desktop_link?: string;
  readonly webapp_link?: string;
  readonly app_store?: string;
  readonly play_store?: string;
  readonly chrome_store?: string;
  /** The reverse domain name by which its extension announces itself. */
  readonly rdns?: string;
}

/** Where the directory of wallets answers. */
export interface DirectorySetting {
  readonly url: string;
  readonly projectId: string;
}

/** How people sign in who have no wallet. */
export interface SignInSetting {
  /** The address of the sign-in frame. */
  readonly url: string;
  readonly projectId: string;
  /** Whether it is the hosted frame, which knows some networks only; one of the site's own may know any. */
  readonly isHosted: boolean;
  /** Whether a code by email is offered. */
  readonly email: boolean;
  /** Other services, in the order in which they are offered. */
  readonly providers: readonly SignInProvider[];
  /** Whether smart accounts are offered. */
  readonly offersSmartAccounts: boolean;
}

/** Where events are posted to, and who says that they may be: the host, or the directory. */
export interface AnalyticsSetting {
  readonly url: string;
  readonly projectId: string;
  readonly permission: 'given' | 'ask';
}

/** Which wallets of the directory are offered. */
export interface WalletChoice {
  /** Shown in the first list, in this order. */
  readonly featured: readonly string[];
  /** No others than these; empty for all. */
  readonly include: readonly string[];
  /** By their ids in the directory. */
  readonly exclude: readonly string[];
  /** By the reverse domain names of their extensions. */
  readonly excludeRdns: readonly string[];
  readonly all: 'show' | 'hide' | 'only-mobile';
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
  /** Absent where there is none. */
  readonly directory: DirectorySetting | undefined;
  /** Absent where it is not offered. */
  readonly signIn: SignInSetting | undefined;
  /** Absent where nothing may be sent. */
  readonly analytics: AnalyticsSetting | undefined;
  /** Where pictures on IPFS are had, without a slash at the end. Absent where none are shown. */
  readonly ipfsGateway: string | undefined;
  readonly choice: WalletChoice;
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
