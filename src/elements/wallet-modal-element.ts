import type { Translate } from '../atoms/texts.js';
import type { CaipAddress, CaipNetworkId } from '../lib/caip.js';
import type { WalletModalError } from '../lib/errors.js';
import { fillText } from '../lib/fillText.js';
import { type CloseReason, INITIAL_STATE, type WalletModalState } from '../lib/state.js';
import { type ButtonTextKey, enButtons } from '../locales/enButtons.js';
import { adopt } from '../styles/sheets.js';
import { type AttributeProperties, attributes, defineAttributeProperties } from './attributes.js';
import { emit } from './events.js';
import { HTMLElementBase } from './htmlElementBase.js';
import { mayRemember } from './memoryKey.js';
import { modalsChanged } from './modals.js';
import { adoptEarlyProperties, defineObjectProperties, type ObjectProperties } from './objectProperties.js';
import { Parts } from './parts.js';
import { reportError } from './reportError.js';
import { applyThemeVariables } from './themeVariables.js';
import { WalletProvider } from './walletProvider.js';

/** For a rejection that was reported where it happened, or that is no news. */
const ignore = () => undefined;

export interface WalletModalElement extends AttributeProperties, ObjectProperties {}

/** Connects a visitor's wallet: a dialog, or a part of the page with `inline`. */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the properties of the interface are made from the tables.
export class WalletModalElement extends HTMLElementBase {
  static readonly observedAttributes = ['id', ...Object.keys(attributes)];

  /** The EIP-1193 provider of the active EVM connection: one object for the element's life. */
  readonly provider = new WalletProvider(async (args) => (await this.#parts.session()).request(args));

  readonly #listeners = new Set<(state: WalletModalState) => void>();
  readonly #parts = new Parts(this, {
    open: (view) => void this.show(view).catch(ignore),
    close: (reason) => this.#close(reason),
    balanceWatchers: () => this.#balanceWatchers,
    publish: (state) => this.#publish(state),
    translate: (translate) => {
      this.#translate = translate;
      this.#publish(this.#state);
    },
  });
  #translate: Translate | undefined;
  #state = INITIAL_STATE;
  #isOpen = false;
  #balanceWatchers = 0;
  #isChangeQueued = false;
  #stopAdopting: (() => void) | undefined;

  constructor() {
    super();
    const config = document.createElement('slot');
    config.name = 'config';
    config.hidden = true;
    config.addEventListener('slotchange', () => this.#parts.readConfig());
    this.attachShadow({ mode: 'open' }).append(config);
    adoptEarlyProperties(this);
  }

  connectedCallback(): void {
    this.#stopAdopting ??= adopt(this.shadowRoot as ShadowRoot);
    this.#parts.readConfig();
    modalsChanged();
    if (this.inline) this.open = true;
    if (this.open) this.#open().catch(ignore);
    else if (mayRemember(this)) this.#parts.session().catch((error) => reportError(this, error));
    if (this.prefetch === 'idle') globalThis.requestIdleCallback?.(() => this.prefetchInterface());
  }

  /** Keeps everything as it is when the element is moved with `moveBefore`. */
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
    else if (!this.isConnected || this.open === this.#isOpen) return;
    else if (this.open) this.#open().catch(ignore);
    else this.#close('api');
  }

  /** What is known now: open or closed, account, network. A new object comes with each change. */
  get state(): WalletModalState {
    return this.#state;
  }

  /**
   * Opens the modal, at a view when one is named. Resolves when it is on screen, or when the page kept it closed.
   * Rejects with `load_failed` when its code could not be loaded.
   */
  async show(view?: string): Promise<void> {
    if (!this.#isOpen) return this.#open(view);
    const session = await this.#parts.interface();
    if (view && this.#isOpen) session.setOpen(true, view);
  }

  /** Closes the modal. */
  close(): void {
    this.#close('api');
  }

  /**
   * The connected account as CAIP-10; opens the modal only if nobody is connected. Rejects with `modal_closed` when
   * the visitor closes it and with `aborted` when the signal aborts.
   */
  async connect(options: { signal?: AbortSignal } = {}): Promise<CaipAddress> {
    return (await this.#parts.session()).connect(options.signal);
  }

  /** Ends the connection. Rejects with `disconnect_failed` when the wallet's code failed. */
  async disconnect(): Promise<void> {
    await (await this.#parts.session()).disconnect();
  }

  /**
   * Asks the wallet to go to a network, or notes the wish while none is connected. Rejects with `network_not_found`,
   * `user_rejected`, `chain_not_supported`, `rpc_missing` or `switch_failed`.
   */
  async switchNetwork(network: CaipNetworkId): Promise<void> {
    await (await this.#parts.session()).switchNetwork(network);
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
    const count = (change: number) => {
      this.#balanceWatchers += change;
      this.#parts.started?.then((session) => session.watchBalance(this.#balanceWatchers), ignore);
    };
    let change = -1;
    count(1);
    return () => {
      count(change);
      change = 0;
    };
  }

  async #open(view = this.view): Promise<void> {
    if (!this.isConnected) return;
    if (!emit(this, 'wallet-before-open', { view: view || undefined }, { cancelable: true })) {
      this.open = false;
      return;
    }
    this.#isOpen = true;
    this.open = true;
    try {
      const session = await this.#parts.interface();
      if (!this.#isOpen) return;
      session.setOpen(true, view || undefined);
      emit(this, 'wallet-open', undefined);
    } catch (error) {
      this.#isOpen = false;
      this.open = false;
      reportError(this, error as WalletModalError);
      throw error;
    }
  }

  #close(reason: CloseReason): void {
    if (!this.#isOpen) return;
    if (!emit(this, 'wallet-before-close', { reason }, { cancelable: true })) {
      this.open = true;
      return;
    }
    this.#isOpen = false;
    this.open = false;
    this.#parts.started?.then((session) => session.setOpen(this.#isOpen), ignore);
    emit(this, 'wallet-close', { reason });
  }

  /** The element was taken out of the page: what it started ends. Attributes stay, so it can be put in again. */
  #end(): void {
    this.#stopAdopting?.();
    this.#stopAdopting = undefined;
    if (this.#isOpen) {
      this.#isOpen = false;
      emit(this, 'wallet-close', { reason: 'removed' });
    }
    this.#parts.end();
    this.#publish(INITIAL_STATE);
    modalsChanged();
  }

  /** A text of the buttons in the language of the modal. */
  text(key: ButtonTextKey, params: Readonly<Record<string, string>> = {}): string {
    return this.#translate?.(key, params) ?? fillText(enButtons[key], params);
  }

  #publish(state: WalletModalState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
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
    });
  }

  static {
    defineAttributeProperties(WalletModalElement.prototype, attributes);
    defineObjectProperties(WalletModalElement.prototype, (host) => host.#changed());
  }
}
