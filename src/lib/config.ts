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

/** A wallet of the host's own, listed beside those found. */
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

/** Who lists wallets that visitors may not have yet. */
export interface DirectorySetting {
  /** Tells settings apart that ask elsewhere. */
  readonly key: string;
  /** The page's own sources, which are asked first. As given. */
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

/** What the modal offers besides connecting and signing in, in the words of the `features` attribute. */
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

/** Where to post events, and who permits it: the host or the directory. */
export interface AnalyticsSetting {
  readonly url: string;
  readonly projectId: string;
  readonly permission: 'given' | 'ask';
}

/** Which of the directory's wallets to offer. */
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

/** The page's own source of quotes, or the name of one of the package; or the chain API. */
export type QuoteSetting =
  | { readonly own: QuoteSource | SourceName<'quoteSource'> }
  | { readonly hosted: ChainApiSetting };

/** Who sells crypto: the page's own providers, and the one that the chain API serves if there is one. */
export interface OnRampSetting {
  readonly own: readonly OnRampProvider[];
  readonly hosted: ChainApiSetting | undefined;
}

/** When visitors sign in with their wallet, and how: by functions of the page, which replace calls to a server. As given. */
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
  /** What is switched on. */
  readonly features: Readonly<Record<Feature, boolean>>;
  /** Undefined if it is not offered. */
  readonly signIn: SignInSetting | undefined;
  /** Undefined if visitors do not sign in with their wallet. */
  readonly siwe: SiweSetting | undefined;
  /** Undefined if nothing may be sent. */
  readonly analytics: AnalyticsSetting | undefined;
  /** Base URL of an IPFS gateway, without a trailing slash. Undefined if pictures on IPFS are not shown. */
  readonly ipfsGateway: string | undefined;
  readonly choice: WalletChoice;
  /** The groups that come first in the list, in order; the others follow as usual. */
  readonly walletOrder: readonly WalletGroup[];
  readonly customWallets: readonly CustomWallet[];
  /** Wallets that the page itself reaches. */
  readonly connectors: readonly OwnConnector[];
  readonly locale: string;
  /** Of the page's own texts. Undefined if it is that of the language. */
  readonly direction: 'ltr' | 'rtl' | undefined;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly remember: Remember;
  /** Whether a wallet stays connected when another one connects. */
  readonly multiple: boolean;
  /** Whether connections return after a page load. */
  readonly reconnects: boolean;
  /** The host's own storage, used instead of the browser's. */
  readonly storage: KeyValueStorage | undefined;
  /** The page's own sources of accounts, as given. */
  readonly accountSource: unknown;
  /** Where quotes for swaps come from. Undefined if nobody quotes any. */
  readonly quotes: QuoteSetting | undefined;
  /** What the site takes of swaps, as given. Empty for nothing. */
  readonly swapFee: string;
  /** Undefined if no on-ramp is configured. */
  readonly onRamps: OnRampSetting | undefined;
  /** The currency that values are shown in, as given. Empty for US dollars. */
  readonly currency: string;
  /** The page's own source of exchange rates, as given. */
  readonly rates: RateSource | undefined;
  /** Whether transactions that the page asks for are followed too. */
  readonly trackTransactions: boolean;
  /** Shown as part of the page instead of in a dialog. */
  readonly inline: boolean;
  /** Whether the list of wallets has a pane beside it: where there is much room, where there is enough, or never. */
  readonly layout: 'auto' | 'wide' | 'compact';
}
