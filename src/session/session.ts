import type { Translate } from '../atoms/translate.js';
import type { MemoryKeys } from '../elements/memoryKeys.js';
import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import type { WantedPurchase } from '../lib/onramp/onRamp.js';
import type { RequestArguments } from '../lib/requests/eip1193.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import type { CloseReason, WalletModalState, WalletSummary } from '../lib/state.js';
import type { ConnectWish } from '../lib/wallets/connectWish.js';
import type { SpokenLanguage } from '../locales/languages.js';
import type { SharedSettings } from '../settings/sharedSettings.js';
import type { Presentation } from './createPresentation.js';

/** Calls from a session to its element, which lets the page prevent opening and closing. */
export interface SessionHooks {
  /**
   * Resolves once the modal is open or the page kept it closed; with false if it was closed during loading. Rejects if loading
   * fails.
   */
  open(view: string): Promise<boolean>;
  close(reason: CloseReason): void;
  publish(state: WalletModalState): void;
  /** Passes on the texts loaded so far. The texts of the site's language load with the interface. */
  translate(translate: (...text: Parameters<Translate>) => string | undefined): void;
}

/** State shared by an element and its session. */
export interface SharedParts {
  readonly settings: SharedSettings;
  /** The number of places that show the balance. */
  readonly balanceWatchers: number;
  readonly memoryKeys: MemoryKeys;
  /** Whether the tag was in the page's markup. */
  readonly isWritten: boolean | undefined;
  /** Loads the language of a locale. The element has the table of languages, because buttons need it first. */
  loadLanguage(this: void, locale: string): Promise<SpokenLanguage>;
  /** The Solana provider. Undefined while the site has no Solana network. Written by the session. */
  solana: SolanaProvider | undefined;
  /** The wallets that the page may offer. Written by the session after a call of `offerWallets`. */
  wallets: readonly WalletSummary[];
}

/** The state of one element and everything with its lifetime: store, services, effects. */
export interface Session {
  readonly presentation: Presentation;
  /** Reads the settings again. */
  configure(): void;
  /** `escaped` aborts if the visitor gives up before the modal opens. */
  connect(options?: ConnectWish, escaped?: AbortSignal): Promise<CaipAddress>;
  disconnect(options?: { readonly namespace?: Namespace; readonly wallet?: string }): Promise<void>;
  /** Makes a connected wallet the active one. */
  switchWallet(id: string): Promise<void>;
  /** Ends the visitor's session at the site. */
  signOut(): Promise<void>;
  switchNetwork(network: CaipNetworkId): Promise<void>;
  /** A request to the element's EIP-1193 provider; `escaped` as for `connect`. */
  request(args: RequestArguments, escaped?: AbortSignal): Promise<unknown>;
  /** Sets the number of places that show the balance. */
  watchBalance(watchers: number): void;
  /** Keeps the list of wallets for the page up to date. */
  offerWallets(): void;
  /** Draws the picture into a button that has space for one. */
  drawMark(button: HTMLButtonElement): void;
  /** Fills in the form for buying. */
  wantPurchase(purchase: WantedPurchase): void;
  dispose(): void;
}
