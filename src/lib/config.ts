import type { Remember } from './browser/webStorage.js';
import type { RateSource } from './money/exchangeRate.js';
import type { CaipNetworkId } from './networks/caip.js';
import type { NetworkDefinition } from './networks/networks.js';
import type { OnRampProvider } from './onramp/onRamp.js';
import type { KeyValueStorage } from './safeStorage.js';
import type { SignInProvider } from './signIn/signIn.js';
import type { Siwe, SiweRules } from './siwe/siwe.js';
import type { SourceName } from './sources/sourceNames.js';
import type { QuoteSource } from './swap/quoteSource.js';
import type { OwnConnector } from './wallets/ownConnector.js';

/** An ERC-20 token whose balance is shown instead of the native one. */
export interface TokenSetting {
  readonly address: string;
  readonly image?: string | undefined;
}

/** How to reach wallet apps. */
export interface PairingSetting {
  readonly projectId: string;
  /** The host's own relay; undefined for the hosted one. */
  readonly relayUrl: string | undefined;
}

/** The page's own wallet, listed with those found. */
export interface CustomWallet {
  readonly id: string;
  readonly name: string;
  readonly homepage?: string;
  readonly image_url?: string;
  /** Opens its app on a phone: an `https:` URL or a custom scheme. If set, the wallet is offered by QR code. */
  readonly mobile_link?: string;
  readonly desktop_link?: string;
  readonly webapp_link?: string;
  readonly app_store?: string;
  readonly play_store?: string;
  readonly chrome_store?: string;
  /** The reverse domain name that its extension announces. */
  readonly rdns?: string;
}

/** How to reach the directory service. */
export interface HostedDirectory {
  readonly url: string;
  readonly projectId: string;
}

/** The sources of wallets that visitors may not have yet. */
export interface DirectorySetting {
  /** Equal for settings that ask the same sources. */
  readonly key: string;
  /** The page's own sources, asked first. Not checked yet. */
  readonly sources: unknown;
  /** Undefined if there is none. */
  readonly hosted: HostedDirectory | undefined;
}

/** How to reach the chain API, which reads accounts and networks. */
export interface ChainApiSetting {
  readonly url: string;
  readonly projectId: string;
  /** Whether it is the hosted one, which serves only certain networks. A site's own may serve any. */
  readonly isHosted: boolean;
}

/** Features besides connecting and signing in, as the `features` attribute names them. */
export type Feature = 'receive' | 'history' | 'send' | 'swaps' | 'onramp' | 'names' | 'watch';

/** Settings for signing in without a wallet. */
export interface SignInSetting {
  /** The URL of the sign-in frame. */
  readonly url: string;
  readonly projectId: string;
  /** Whether it is the hosted frame, which supports only certain networks. A site's own frame may support any. */
  readonly isHosted: boolean;
  /** Whether to offer a code by email. */
  readonly email: boolean;
  /** Social providers, in the order to offer them. */
  readonly providers: readonly SignInProvider[];
  /** Whether to offer smart accounts. */
  readonly offersSmartAccounts: boolean;
}

/** The endpoint for events, and whether permission is given by the host or requested from the directory. */
export interface AnalyticsSetting {
  readonly url: string;
  readonly projectId: string;
  readonly permission: 'given' | 'ask';
}

/** The directory's wallets to offer. */
export interface WalletChoice {
  /** Shown in the first list, in this order. */
  readonly featured: readonly string[];
  /** The only wallets to offer; empty for all. */
  readonly include: readonly string[];
  /** Wallets to leave out, by their directory ids or their names without spaces. */
  readonly exclude: readonly string[];
  /** Wallets to leave out, by their extensions' reverse domain names. */
  readonly excludeRdns: readonly string[];
  readonly all: 'show' | 'hide' | 'only-mobile';
}

/** The groups of the list of wallets. */
export type WalletGroup = 'recent' | 'installed' | 'pairing' | 'featured' | 'custom' | 'recommended';

/** The page's own quote source, the name of one in this package, or the chain API. */
export type QuoteSetting =
  | { readonly own: QuoteSource | SourceName<'quoteSource'> }
  | { readonly hosted: ChainApiSetting };

/** The crypto sellers: the page's own providers, and the chain API's if there is one. */
export interface OnRampSetting {
  readonly own: readonly OnRampProvider[];
  readonly hosted: ChainApiSetting | undefined;
}

/** The rules for signing in with a wallet, and the page's functions, which replace calls to a server. Not checked yet. */
export type SiweSetting = SiweRules &
  (
    | { readonly own: Siwe; readonly url: string | undefined }
    | { readonly own: undefined; readonly url: string }
  );

/** All settings of one element, read and checked. */
export interface Config {
  readonly projectId: string | undefined;
  /** Undefined if wallet apps are not offered. */
  readonly pairing: PairingSetting | undefined;
  readonly app: {
    readonly name: string | undefined;
    readonly description: string | undefined;
    readonly url: string | undefined;
    readonly icon: string | undefined;
  };
  readonly termsUrl: string | undefined;
  readonly privacyUrl: string | undefined;
  /** The site's networks, in its order. Empty: the site accepts any network of the wallet. */
  readonly networks: readonly NetworkDefinition[];
  /** Networks that the site describes but does not offer: a wallet may still be on one. */
  readonly describedNetworks: readonly NetworkDefinition[];
  readonly defaultNetwork: CaipNetworkId | undefined;
  readonly allowUnsupportedChain: boolean;
  readonly offersAnnounced: boolean;
  readonly offersInjected: boolean;
  readonly tokens: Readonly<Record<CaipNetworkId, TokenSetting>>;
  /** Undefined if there is none. */
  readonly directory: DirectorySetting | undefined;
  /** Undefined if there is none: nodes are asked instead. */
  readonly chainApi: ChainApiSetting | undefined;
  /** The enabled features. */
  readonly features: Readonly<Record<Feature, boolean>>;
  /** Undefined if it isn't offered. */
  readonly signIn: SignInSetting | undefined;
  /** Undefined if visitors don't sign in with their wallet. */
  readonly siwe: SiweSetting | undefined;
  /** Undefined if nothing may be sent. */
  readonly analytics: AnalyticsSetting | undefined;
  /** Base URL of an IPFS gateway, without a trailing slash. Undefined if pictures on IPFS are not shown. */
  readonly ipfsGateway: string | undefined;
  readonly choice: WalletChoice;
  /** The groups that come first in the list, in order; the others follow as usual. */
  readonly walletOrder: readonly WalletGroup[];
  readonly customWallets: readonly CustomWallet[];
  /** Wallets that the page connects to itself. */
  readonly connectors: readonly OwnConnector[];
  readonly locale: string;
  /** The direction of the page's own texts. Undefined for the language's usual direction. */
  readonly direction: 'ltr' | 'rtl' | undefined;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly remember: Remember;
  /** Whether a wallet stays connected when another one connects. */
  readonly multiple: boolean;
  /** Whether connections are restored after a page load. */
  readonly reconnects: boolean;
  /** The host's own storage, used instead of the browser's. */
  readonly storage: KeyValueStorage | undefined;
  /** The page's own account sources. Not checked yet. */
  readonly accountSource: unknown;
  /** The source of swap quotes. Undefined if there is none. */
  readonly quotes: QuoteSetting | undefined;
  /** The site's fee on swaps. Not checked yet. Empty for none. */
  readonly swapFee: string;
  /** Undefined if no on-ramp is configured. */
  readonly onRamps: OnRampSetting | undefined;
  /** The display currency. Not checked yet. Empty for US dollars. */
  readonly currency: string;
  /** The page's own source of exchange rates. Not checked yet. */
  readonly rates: RateSource | undefined;
  /** Whether transactions that the page requests are tracked too. */
  readonly trackTransactions: boolean;
  /** Shown as part of the page instead of in a dialog. */
  readonly inline: boolean;
  /** Whether the wallet list has a pane next to it: with much room, with enough room, or never. */
  readonly layout: 'auto' | 'wide' | 'compact';
}
