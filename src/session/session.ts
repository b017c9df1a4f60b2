import type { Catalogue, Translate } from '../atoms/translate.js';
import type { Store } from '../atoms/util/store.js';
import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import type { RequestArguments } from '../lib/requests/eip1193.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import type { CloseReason, WalletModalState } from '../lib/state.js';

/** What a session asks of its element, which alone knows whether the page agrees. */
export interface SessionHooks {
  /** Resolves when it is open or the page kept it closed; rejects when it could not be loaded. */
  open(view: string): Promise<void>;
  close(reason: CloseReason): void;
  publish(state: WalletModalState): void;
  /** Gives the texts that there are; those of the language come with the interface. */
  translate(translate: (...text: Parameters<Translate>) => string | undefined): void;
}

/** What an element and its session share. */
export interface SharedParts {
  /** How many places show the balance. */
  readonly balanceWatchers: number;
  /** The Solana provider; none while the site has no Solana network. Written by the session. */
  solana: SolanaProvider | undefined;
}

/** What is shown while the interface is on its way. */
export interface FirstList {
  /** Resolves when it was seen, if it could be, and nothing in it is being pressed. */
  settled(): Promise<void>;
  /** Takes it away. Returns what makes the interface, once that is open, go on where this was left. */
  end(): (() => void) | undefined;
}

/** The state of one element and everything that lives as long as it: store, services, effects. */
export interface Session {
  readonly store: Store;
  setOpen(isOpen: boolean, view?: string): void;
  /** Shows that what was asked for was refused. */
  shake(): void;
  /** Has a first list shown until the interface is there, unless it is. */
  showEarly(show: (close: SessionHooks['close']) => FirstList): void;
  /** Resolves when the interface may take the place of the first list. */
  settled(): Promise<void>;
  /**
   * Takes the texts that the first opening brings, and loads those of the chosen language when it is another one.
   * Resolves when they are there.
   */
  setTexts(spare: Catalogue): Promise<void>;
  /** Has opening done by the interface, which knows how to bring it on screen at once. */
  openWith(draw: (change: () => void) => void): void;
  /** Reads the settings again. */
  configure(): void;
  connect(options?: { readonly signal?: AbortSignal; readonly namespace?: Namespace }): Promise<CaipAddress>;
  disconnect(options?: { readonly namespace?: Namespace }): Promise<void>;
  switchNetwork(network: CaipNetworkId): Promise<void>;
  /** A request to the element's EIP-1193 provider. */
  request(args: RequestArguments): Promise<unknown>;
  /** How many places show the balance. */
  watchBalance(watchers: number): void;
  dispose(): void;
}
