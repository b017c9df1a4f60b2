import { page } from '../lib/browser/page.js';
import { whenIdle } from '../lib/browser/whenIdle.js';
import { callAll } from '../lib/callAll.js';
import type { WalletModalError } from '../lib/errors.js';
import { emit } from '../lib/modalEvents.js';
import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import { reportError } from '../lib/reportError.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import { type CloseReason, INITIAL_STATE, type WalletModalState } from '../lib/state.js';
import { fillText } from '../lib/text/fillText.js';
import { type ButtonTextKey, enButtons } from '../locales/enButtons.js';
import type { SessionHooks } from '../session/session.js';
import { type AttributeProperties, attributes, defineAttributeProperties } from '../settings/attributes.js';
import { looksWrong } from '../settings/looksWrong.js';
import {
  adoptEarlyProperties,
  defineObjectProperties,
  type ObjectProperties,
} from '../settings/objectProperties.js';
import { applyThemeVariables } from '../settings/themeVariables.js';
import { modalsChanged } from './findModal.js';
import { HTMLElementBase } from './htmlElementBase.js';
import { mayRemember } from './memoryKeys.js';
import { ignore, Parts } from './parts.js';
import type { WalletModal } from './walletModal.js';
import { WalletProvider } from './walletProvider.js';

export interface WalletModalElement extends AttributeProperties, ObjectProperties {}

/**
 * Connects a visitor's wallet: a dialog, or a part of the page with `inline`.
 *
 * Attributes are the settings; a property of the same camelCase name reads and writes each of them. The element is
 * the instance: it has its own state, and two of them on a page share nothing by accident.
 *
 * @tag wallet-modal
 * @attr open - Whether the modal is open. Follows what the visitor does.
 * @attr view - The view that the modal opens with: `Connect`, `ConnectSocials`, `AllWallets`, `Account`, `AccountSettings`, `Profile`, `SelectAddresses`, `UpdateEmailWallet`, `UpgradeEmailWallet`, `UpgradeToSmartAccount`, `Networks`, `UnsupportedChain`, `WhatIsAWallet`, `WhatIsANetwork` or `GetWallet`. When absent it is Connect, with a wallet Account, and UnsupportedChain when that wallet is on a network that the site does not use.
 * @attr inline - Shows a part of the page instead of a dialog. It is open from the start.
 * @attr prefetch - When the interface is loaded ahead of the first opening: when a pointer or the focus comes to a button (`intent`), when the browser has nothing else to do (`idle`), or not at all (`none`).
 * @attr project-id - The project id for hosted services. With it, networks for which the site gives no RPC address are read through the hosted chain API, wallet apps are offered over the hosted relay, and the hosted directory of wallets is shown.
 * @attr app-name - The site's name, as the list of wallets and wallet apps say it; the page's title for apps when absent.
 * @attr app-description - What the site is, as wallet apps say it.
 * @attr app-url - The site's address, as wallet apps say it; that of the page when absent.
 * @attr app-icon - The site's icon, as wallet apps show it.
 * @attr terms-url - The terms of service that visitors agree to by connecting; linked below the wallets. An https address, or a path of a site that has one.
 * @attr privacy-url - The privacy policy, as `terms-url`.
 * @attr networks - The networks that the site uses, as CAIP-2 ids with spaces between: `eip155:1 eip155:8453`. When absent these are the networks of `chains`, and with neither any network is fine.
 * @attr default-network - The network to begin with, one of `networks`; the first of them when absent. A wallet that connects on another is asked to switch, and may stay.
 * @attr allow-unsupported-chain - Lets a wallet be on any network: nothing opens by itself when it is on another than those of `networks`.
 * @attr featured-wallets - Wallets of the directory that the first list shows, by their directory ids with spaces between, in this order. With it none are recommended.
 * @attr include-wallets - The only wallets that are taken from the directory, by their ids; all when absent.
 * @attr exclude-wallets - Wallets that are left out, by their directory ids, or by the reverse domain names (`io.metamask`) of their extensions. Of an id only the directory knows which extension it is, so browser wallets appear once it has answered.
 * @attr all-wallets - Whether the first list leads to all wallets of the directory: always, never, or on phones and tablets only. It needs wallet apps.
 * @attr no-injected - Leaves out wallets that are found at `window.ethereum` only.
 * @attr no-announced - Leaves out wallets that announce themselves (EIP-6963, Wallet Standard).
 * @attr features - What is offered, with spaces between, in this order: `email`, and the services to sign in by: `google`, `x`, `discord`, `farcaster`, `github`, `apple`, `facebook`. All that the settings can serve when absent.
 * @attr directory-url - A directory of wallets to use instead of the hosted one; asked at `/getWallets`, `/getWalletImage/…` and `/getAnalyticsConfig`. With it no `project-id` is needed.
 * @attr chain-api-url - A chain API to use with `project-id` instead of the hosted one; asked at `/v1/?chainId=…&projectId=…`.
 * @attr analytics-url - An analytics service to use instead of the hosted one; events are posted to `/e`. With it no `project-id` is needed.
 * @attr frame-url - A sign-in frame to use instead of the hosted one, at another origin than the page. With it signing in is offered also without `project-id`.
 * @attr ipfs-gateway - A gateway for the pictures of ENS names that are on IPFS, asked at `/ipfs/…`. Such names have no picture without it. NFTs are not shown as pictures.
 * @attr relay-url - A WalletConnect relay to use instead of the hosted one, `wss://…`. With it wallet apps are offered also without `project-id`.
 * @attr theme-mode - The look; `auto` follows the visitor's system.
 * @attr locale - The language as BCP 47 tag, e.g. `pt-BR`; that of the page around the element when absent. English stands in for languages without a catalogue.
 * @attr enable-analytics - Whether the events that `wallet-track` tells are also sent to the analytics service: always, never, or as the directory says, which is asked (`ask`) when the modal is open. Without `project-id` and `analytics-url` nothing is sent.
 * @attr remember - How long the connection is remembered: for the next visits (`local`), in this tab (`session`), or not at all (`none`).
 * @fires wallet-connected - A wallet is connected, by the visitor or taken up again after a page load.
 * @fires wallet-disconnected - The connection ended: by the visitor or the page (`user`), or by the wallet (`wallet`).
 * @fires wallet-account-changed - The active account or the list of accounts changed.
 * @fires wallet-network-changed - The wallet went to another network, or another one was chosen while no wallet is connected.
 * @fires wallet-before-open - The modal is about to open. Cancelable: `preventDefault()` keeps it closed.
 * @fires wallet-open - The modal is on screen.
 * @fires wallet-before-close - The modal is about to close. Cancelable: `preventDefault()` keeps it open.
 * @fires wallet-close - The modal closed. The reasons `connected` and `network` mean that what it was opened for is done.
 * @fires wallet-view-changed - Another view is on screen.
 * @fires wallet-track - A visitor did, or met, something that a site may want to count: its name and properties. Told to the page whether or not anything is sent. Detail: `event`, `properties`.
 * @fires wallet-error - Something failed: a stable code and a sentence for people.
 * @slot config - A `<script type="application/json">` with settings by their property names. What is set by attribute or property wins.
 * @csspart card - The card that everything is shown on.
 * @cssprop [--wallet-modal-accent=hsl(230 100% 67%)] - The one colour of the site. Contrast is kept for any value. `hsl(231 100% 70%)` in light mode.
 * @cssprop [--wallet-modal-color-mix=#fff] - What is mixed into the background. `#000` in light mode.
 * @cssprop [--wallet-modal-color-mix-strength=0] - How much of it, 0 to 100.
 * @cssprop [--wallet-modal-font-family=system-ui, sans-serif] - The font; the fonts of the system when absent.
 * @cssprop [--wallet-modal-font-size-master=10px] - The unit of all sizes; text is 1.4 of it.
 * @cssprop [--wallet-modal-border-radius-master=4px] - The unit of all corner radii.
 * @cssprop [--wallet-modal-z-index=999] - The level of the modal while a wallet is asked. Otherwise it is above everything.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the properties of the interface are made from the tables.
export class WalletModalElement extends HTMLElementBase implements WalletModal {
  static readonly observedAttributes = ['id', ...Object.keys(attributes)];

  /** The EIP-1193 provider of the active EVM connection: one object for the element's life. */
  readonly provider = new WalletProvider(async (args) => (await this.#parts.session()).request(args));

  readonly #listeners = new Set<(state: WalletModalState) => void>();
  readonly #parts = new Parts(this, {
    open: (view) => this.show(view),
    close: (reason) => this.#close(reason),
    publish: (state) => this.#publish(state),
    translate: (translate) => {
      this.#translate = translate;
      this.#publish(this.#state);
    },
  });
  #translate: Parameters<SessionHooks['translate']>[0] | undefined;
  #state = INITIAL_STATE;
  /** Tells one opening from the next; undefined while closed. */
  #opening: object | undefined;
  #isChangeQueued = false;
  /** Another tab may have connected. */
  readonly #onStorage = () => this.#restore();

  constructor() {
    super();
    const config = page().createElement('slot');
    config.name = 'config';
    config.addEventListener('slotchange', () => this.#parts.readConfig());
    this.attachShadow({ mode: 'open' }).append(config);
    adoptEarlyProperties(this);
  }

  connectedCallback(): void {
    addEventListener('storage', this.#onStorage);
    this.#parts.readConfig();
    modalsChanged();
    if (this.inline) this.open = true;
    if (this.open) this.#open().catch(ignore);
    else this.#restore();
    if (this.prefetch === 'idle') whenIdle(() => this.prefetchInterface());
  }

  /** @internal Keeps everything as it is when the element is moved with `moveBefore`. */
  connectedMoveCallback(): void {}

  disconnectedCallback(): void {
    // A move takes the element out and puts it in again within one task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, last: string | null, next: string | null): void {
    if (last === next) return;
    if (name === 'id') modalsChanged();
    if (name !== 'open') this.#changed();
    else if (!this.isConnected) return;
    else if (this.open) this.#open().catch(ignore);
    else this.#close('api');
  }

  /** What is known now: open or closed, account, network. A new object comes with each change. */
  get state(): WalletModalState {
    return this.#state;
  }

  /**
   * The provider of the Solana connection: one object while the element is in the page. Undefined on pages without Solana
   * networks, and until the code for it is there, as it is after `ready()`, `connect()` and `wallet-connected`.
   */
  get solana(): SolanaProvider | undefined {
    return this.#parts.solana;
  }

  /**
   * Opens the modal, at a view when one is named. Resolves when it is on screen, or when the page kept it closed.
   * Rejects with `load_failed` when its code could not be loaded.
   */
  async show(view?: string): Promise<void> {
    if (!this.#opening) return this.#open(view);
    const session = await this.#parts.interface();
    if (view && this.#opening) session.setOpen(true, view);
  }

  /** Closes the modal, unless the page prevents it. */
  close(): void {
    this.#close('api');
  }

  /**
   * The connected account as CAIP-10, of a namespace if one is named; opens the modal only if there is none. Rejects
   * with `modal_closed` when the visitor closes it and with `aborted` when the signal aborts.
   */
  async connect(options?: { signal?: AbortSignal; namespace?: Namespace }): Promise<CaipAddress> {
    return (await this.#parts.session()).connect(options);
  }

  /** Ends all connections, or that of a namespace. Rejects with `disconnect_failed` when a wallet's code failed. */
  async disconnect(options?: { namespace?: Namespace }): Promise<void> {
    return (await this.#parts.session()).disconnect(options);
  }

  /**
   * Asks the wallet to go to a network, or notes the wish while none is connected. Rejects with `network_not_found`,
   * `user_rejected`, `chain_not_supported`, `rpc_missing` or `switch_failed`, or as the wallet failed.
   */
  async switchNetwork(network: CaipNetworkId): Promise<void> {
    return (await this.#parts.session()).switchNetwork(network);
  }

  /** Resolves when everything that opening needs is loaded. */
  async ready(): Promise<void> {
    await this.#parts.interface();
  }

  /** Loads what opening needs because somebody is about to open, unless `prefetch` is `none`. */
  prefetchInterface(): void {
    // Nobody asked for anything yet, so a failure is no news; opening tries again.
    if (this.isConnected && this.prefetch !== 'none') this.ready().catch(ignore);
  }

  /** Calls the listener at once with the present state and then with each new one. Returns what ends that. */
  subscribe(listener: (state: WalletModalState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  /** Has `state.balance` filled while a wallet is connected, until the returned function is called. */
  watchBalance(): () => void {
    return this.#parts.watchBalance();
  }

  async #open(view = this.view): Promise<void> {
    // It is open already when it was moved, or when the attribute only says so.
    if (!this.isConnected || this.#opening) return;
    if (!emit(this, 'wallet-before-open', { view: view || undefined }, true)) {
      this.open = false;
      return;
    }
    const opening = {};
    this.#opening = opening;
    this.open = true;
    try {
      const session = await this.#parts.interface(view);
      if (this.#opening !== opening) return;
      session.setOpen(true, view || undefined);
      emit(this, 'wallet-open', undefined);
    } catch (error) {
      this.#opening = undefined;
      this.open = false;
      reportError(this, error as WalletModalError);
      throw error;
    }
  }

  #close(reason: CloseReason): void {
    if (!this.#opening) return;
    if (!emit(this, 'wallet-before-close', { reason }, true)) {
      this.open = true;
      this.#parts.started?.then((session) => session.shake(), ignore);
      return;
    }
    this.#opening = undefined;
    this.open = false;
    this.#parts.started?.then((session) => session.setOpen(!!this.#opening), ignore);
    emit(this, 'wallet-close', { reason });
  }

  /** The element was taken out of the page: what it started ends. Attributes stay, so it can be put in again. */
  #end(): void {
    const wasOpen = this.#opening;
    this.#opening = undefined;
    if (wasOpen) emit(this, 'wallet-close', { reason: 'removed' });
    removeEventListener('storage', this.#onStorage);
    this.#parts.end();
    this.#publish(INITIAL_STATE);
    modalsChanged();
  }

  /** @internal A text of the buttons in the language of the modal. */
  text(key: ButtonTextKey, params: Readonly<Record<string, string>> = {}): string {
    return this.#translate?.(key, params) ?? fillText(enButtons[key], params);
  }

  #publish(state: WalletModalState): void {
    this.#state = state;
    callAll(this.#listeners, state);
  }

  #changed(): void {
    if (this.#isChangeQueued) return;
    this.#isChangeQueued = true;
    queueMicrotask(() => {
      this.#isChangeQueued = false;
      applyThemeVariables(this, this.themeVariables);
      this.#publish(this.#state);
      // A session that starts later reads the settings itself.
      this.#parts.started?.then((session) => session.configure(), ignore);
      this.#restore();
    });
  }

  /** Takes a remembered connection up. Where it is remembered may be said after the element is in the page. */
  #restore(): void {
    if (!this.isConnected || this.#parts.started || !(mayRemember(this) || looksWrong(this))) return;
    this.#parts.session().catch((error) => reportError(this, error));
  }

  static {
    defineAttributeProperties(WalletModalElement.prototype, attributes);
    defineObjectProperties(WalletModalElement.prototype, (host) => host.#changed());
  }
}
