import { page } from '../lib/browser/page.js';
import { whenIdle } from '../lib/browser/whenIdle.js';
import { callAll } from '../lib/callAll.js';
import type { CaipAddress, CaipNetworkId, Namespace } from '../lib/networks/caip.js';
import { reportError } from '../lib/reportError.js';
import type { SolanaProvider } from '../lib/solana/solanaProvider.js';
import { INITIAL_STATE, type WalletModalState, type WalletSummary } from '../lib/state.js';
import type { ConnectWish } from '../lib/wallets/connectWish.js';
import type { ButtonTextKey } from '../locales/en/enButtons.js';
import { type AttributeProperties, attributes, defineAttributeProperties } from '../settings/attributes.js';
import { looksWrong } from '../settings/looksWrong.js';
import {
  adoptEarlyProperties,
  defineObjectProperties,
  type ObjectProperties,
} from '../settings/objectProperties.js';
import { applyThemeVariables } from '../settings/themeVariables.js';
import { createOpener } from './createOpener.js';
import { ElementParts, ignore } from './elementParts.js';
import { modalsChanged } from './findModal.js';
import { HTMLElementBase } from './htmlElementBase.js';
import { mayRemember } from './memoryKeys.js';
import { followCommands } from './triggers.js';
import type { WalletModal } from './walletModal.js';
import { WalletProvider } from './walletProvider.js';

export interface WalletModalElement extends AttributeProperties, ObjectProperties {}

/**
 * Connects a visitor's wallet, in a dialog or as part of the page. Attributes are settings, each with a camelCase property.
 * @tag wallet-modal
 * @attr open - Whether the modal is open. Changes when the visitor opens or closes it. A copy of an open modal is closed.
 * @attr view - The view to open with: `Connect`, `ConnectSocials`, `ConnectingWalletConnect` (the code for wallet apps), `ConnectingSiwe` (signing in with the connected wallet), `AllWallets`, `Account`, `AccountSettings`, `Profile`, `SelectAddresses`, `UpdateEmailWallet`, `UpgradeEmailWallet`, `UpgradeToSmartAccount`, `Transactions`, `WalletReceive`, `WalletSend`, `OnRampProviders`, `OnRampActivity`, `WhatIsABuy`, `Networks`, `UnsupportedChain`, `WhatIsAWallet`, `WhatIsANetwork`, `GetWallet` or `Watch` (looking at an address). Default: `Connect`; with a wallet connected `Account`, `ConnectingSiwe` if the visitor should sign in, or `UnsupportedChain` if the wallet is on a network that the site does not use.
 * @attr inline - Shows the modal as part of the page instead of as a dialog. It is open from the start.
 * @attr layout - Whether the list of wallets has a second pane beside it, for the next step: in windows of at least 700 px (`auto`), never (`compact`), or from 560 px (`wide`). Inline, the width of the element counts.
 * @attr prefetch - When the interface loads ahead of the first opening: when a pointer or the focus reaches a button (`intent`), when the browser is idle (`idle`), or never (`none`).
 * @attr project-id - The project id for hosted services. It enables the hosted chain API for accounts and for networks without an RPC address, the hosted relay for wallet apps, the hosted directory of wallets, and the hosted sign-in.
 * @attr app-name - The site's name, shown in the list of wallets and in wallet apps. Default in wallet apps: the page's title.
 * @attr app-description - A description of the site, shown in wallet apps.
 * @attr app-url - The site's address, shown in wallet apps. Default: the page's address.
 * @attr app-icon - The site's icon, shown in wallet apps.
 * @attr terms-url - The terms of service that visitors accept by connecting, linked below the wallets. An `https:` address, or a path of the site.
 * @attr privacy-url - The privacy policy, like `terms-url`.
 * @attr networks - The networks that the site uses, as CAIP-2 ids separated by spaces: `eip155:1 eip155:8453`. Default: the networks in `chains`, or any network if that is empty too.
 * @attr default-network - The network to start with, one of `networks`. Default: the first. A wallet that connects on another network is asked to switch, but may stay.
 * @attr allow-unsupported-chain - Allows a wallet to be on a network that is not in `networks`: nothing opens by itself.
 * @attr featured-wallets - Directory wallets to show in the list, by directory id, separated by spaces and in this order. Turns recommended wallets off.
 * @attr include-wallets - The only directory wallets to show, by directory id. Default: all.
 * @attr exclude-wallets - Wallets to leave out, of both kinds of networks: by directory id, by the reverse domain name (`io.metamask`) of their extension, or by name without spaces (`phantom`). Only the directory knows which extension belongs to an id, so with ids, browser wallets appear once the directory has answered.
 * @attr all-wallets - Whether the list leads to all wallets of the directory: always, never, or only on phones and tablets. Needs wallet apps.
 * @attr wallet-order - The groups of wallets that come first in the list, in this order. Default: `recent`, `installed`, `walletconnect`, `featured`, `custom`, `recommended`. Groups that you leave out follow in this default order.
 * @attr multiple - Keeps a wallet connected when the visitor connects another one, up to five for each namespace. They switch between them in the list of accounts.
 * @attr no-injected - Leaves out wallets that are only found at `window.ethereum`.
 * @attr no-announced - Leaves out wallets that announce themselves (EIP-6963, Wallet Standard).
 * @attr features - What to offer, separated by spaces. Ways to sign in, in this order: `email`, `google`, `x`, `discord`, `farcaster`, `github`, `apple`, `facebook`. Also `smart-accounts`, `receive`, `history`, `send`, `swaps`, `onramp` (buying crypto), `names` and `watch` (looking at an address without connecting). Default: everything that the other settings support, without `watch`.
 * @attr directory-url - A directory of wallets to use instead of the hosted one, requested at `/getWallets`, `/getWalletImage/…` and `/getAnalyticsConfig`. Works without `project-id`.
 * @attr chain-api-url - A chain API to use instead of the hosted one, requested at `/v1/?chainId=…&projectId=…` for networks, and at `/v1/account/…`, `/v1/identity/…`, `/v1/profile/…`, `/v1/fungible/price` and `/v1/convert/gas-price` for accounts, at `/v1/convert/…` for swaps, and at `/v1/onramp/…` and `/v1/generators/onrampurl` for buying. Works without `project-id`.
 * @attr analytics-url - An analytics service to use instead of the hosted one. Events are posted to `/e`. Works without `project-id`.
 * @attr frame-url - A sign-in frame to use instead of the hosted one, on another origin than the page. Works without `project-id`.
 * @attr ipfs-gateway - A gateway for ENS pictures on IPFS, requested at `/ipfs/…`. Without it, these names have no picture. NFTs are not shown as pictures.
 * @attr relay-url - A WalletConnect relay to use instead of the hosted one, `wss://…`. Works without `project-id`.
 * @attr siwe-url - Your server for signing in with a wallet, requested at `/nonce`, `/verify`, `/session`, `/sign-out` and `/params`. With it, or with the property `siwe`, visitors sign in after they have connected.
 * @attr theme-mode - The theme. Default: the theme of the visitor's system (`auto`).
 * @attr locale - The language, as a BCP 47 tag such as `pt-BR`, or `auto` for the language of the visitor's browser. Default: the language of the page around the element, else English. Languages without a translation also get English.
 * @attr enable-analytics - Whether the events of `wallet-track` are also sent to the analytics service: always, never, or if the directory allows it (`ask`); the modal asks it when it opens. Without `project-id` and `analytics-url` nothing is sent.
 * @attr remember - How long the connection is remembered: for later visits (`local`), in this tab (`session`), or not at all (`none`).
 * @attr reconnect - Whether a remembered connection returns after a page load.
 * @attr currency - The currency that values are shown in (ISO 4217, such as `EUR`), once `rateSource` knows its rate. Until then, and without it, values are in US dollars.
 * @attr track-transactions - Also follows the transactions that the page requests through `provider` and `solana`.
 * @attr restrict-timezones - Offers neither buying nor swapping to visitors whose system is in a time zone of mainland China, Hong Kong or Macau.
 * @attr services - Which services are used: those that your other settings name (`named`), or also these public ones, which need no vendor's account (`open`): `account-source="blockscout lifi node"`, `quote-source="lifi"` and `wallet-source="list"`, each unless you set it yourself, or set your own service with `chain-api-url` or `directory-url`.
 * @attr account-source - The sources of accounts' tokens, history, prices, names and NFTs, in the order in which they are asked: `blockscout` (public instances of Blockscout, for EVM networks), `lifi` (prices, where LI.FI swaps) and `node` (the history from the RPC addresses of your networks). The property `accountSource` also takes your own sources.
 * @attr quote-source - The source of swap quotes: `lifi`, on the networks that LI.FI serves. The property `quoteSource` also takes your own source.
 * @attr wallet-source - The source of wallets that visitors may not have yet: `list`, the list that comes with the package, which makes no requests. The property `walletSource` also takes your own sources.
 * @attr swap-fee - Your site's fee on swaps: basis points from 1 to 500 and the address that receives them, such as `50 0x…` for 0.5 %. Shown to visitors. Needs a `quoteSource`, which charges it.
 * @fires wallet-connected - A wallet was connected, by the visitor or again after a page load.
 * @fires wallet-disconnected - A connection was ended by the visitor or the page (`user`), or by the wallet (`wallet`).
 * @fires wallet-account-changed - The active account or the list of accounts changed, or another wallet became the active one.
 * @fires wallet-network-changed - The wallet switched networks, or another network was chosen while no wallet is connected.
 * @fires wallet-signed-in - The visitor signed in to the site with their wallet, or is still signed in after a page load.
 * @fires wallet-signed-out - The visitor is no longer signed in to the site, with the reason.
 * @fires wallet-before-open - The modal is about to open. Cancelable: `preventDefault()` keeps it closed.
 * @fires wallet-open - The modal is on screen.
 * @fires wallet-before-close - The modal is about to close. Cancelable: `preventDefault()` keeps it open.
 * @fires wallet-close - The modal closed. With the reasons `connected`, `network` and `approval`, the visitor completed the task that it was opened for.
 * @fires wallet-view-changed - Another view is on screen.
 * @fires wallet-pairing - There is a new code for wallet apps, for pages that draw it themselves. `expiresAt` is in milliseconds since 1970.
 * @fires wallet-transaction - A transaction has a new status: on its way, or its outcome. Covers the modal's own transactions and, with `track-transactions`, the page's. Detail: `id`, `kind`, `status`, `account`, `network`, `hash` and more.
 * @fires wallet-track - An interaction worth counting, with its name and properties. The page gets it whether or not anything is sent. Detail: `event`, `properties`.
 * @fires wallet-error - Something failed: a stable code and a message for people.
 * @slot config - A `<script type="application/json">` with settings by property name. Attributes and properties take precedence.
 * @csspart card - The card that holds everything.
 * @cssprop [--wallet-modal-accent=hsl(230 100% 67%)] - The site's accent colour. Contrast is kept for any value. `hsl(231 100% 70%)` in the light theme.
 * @cssprop [--wallet-modal-color-mix=#fff] - A colour to mix into the background. `#000` in the light theme.
 * @cssprop [--wallet-modal-color-mix-strength=0] - The share of that colour, 0 to 100.
 * @cssprop [--wallet-modal-font-family=system-ui, sans-serif] - The font. Default: the system's fonts.
 * @cssprop [--wallet-modal-font-size-master=10px] - The unit of all sizes. Text is 1.4 times as large.
 * @cssprop [--wallet-modal-border-radius-master=4px] - The unit of all corner radii.
 * @cssprop [--wallet-modal-z-index=99990] - The level of the modal while a wallet prompt is open. At other times the modal is in the top layer.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the properties of the interface are made from the tables.
export class WalletModalElement extends HTMLElementBase implements WalletModal {
  static readonly observedAttributes = ['id', ...Object.keys(attributes)];

  /** The EIP-1193 provider of the active EVM connection: one object for the element's life. */
  readonly provider = new WalletProvider((args) =>
    this.#opener.expect(async (escaped) => (await this.#parts.session()).request(args, escaped)),
  );
  readonly #listeners = new Set<(state: WalletModalState) => void>();
  readonly #parts = new ElementParts(this, {
    open: (view) => this.#opener.show(view),
    close: (reason) => this.#opener.close(reason),
    publish: (state) => this.#publish(state),
  });
  readonly #opener = createOpener(this, this.#parts);
  #state = INITIAL_STATE;
  #isChangeQueued = false;

  constructor() {
    super();
    const config = Object.assign(page().createElement('slot'), { name: 'config' });
    config.addEventListener('slotchange', () => this.#parts.readConfig());
    this.attachShadow({ mode: 'open' }).append(config);
    followCommands(this);
    adoptEarlyProperties(this);
  }

  connectedCallback(): void {
    this.#parts.isWritten ??= !/__react/.test(Object.keys(this).join());
    this.#follow();
    this.#parts.readConfig();
    modalsChanged();
    if (this.inline) this.open = true;
    if (this.open) this.#opener.open().catch(ignore);
    else this.#restore();
    if (this.prefetch === 'idle') whenIdle(() => this.prefetchInterface());
  }

  /** @internal Keeps the element running when it is moved with `moveBefore`. */
  connectedMoveCallback(): void {
    this.#follow();
  }
  disconnectedCallback(): void {
    // Moving the element removes and inserts it within one task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, last: string | null, next: string | null): void {
    if (last === next) return;
    if (name === 'id') modalsChanged();
    if (name !== 'open') this.#changed();
    // Before insertion, the attribute is the page's own or a copy's.
    else this.#opener.follow(next, this.isConnected && this.#parts.isWritten !== undefined);
  }

  /** The current state: open or closed, account, network. Every change creates a new object. */
  get state(): WalletModalState {
    return this.#state;
  }

  /**
   * The wallets that can be connected, in order, for pages that draw their own list. Empty at first; `subscribe` reports
   * changes.
   */
  get wallets(): readonly WalletSummary[] {
    return this.#parts.readWallets();
  }

  /**
   * The provider of the Solana connection: one object while the element is in the page. Undefined on pages without
   * Solana networks, and until its code has loaded: wait for `ready()`, `connect()` or `wallet-connected`.
   */
  get solana(): SolanaProvider | undefined {
    return this.#parts.solana;
  }

  /**
   * Opens the modal at the given view. If that needs an account and no wallet is connected, asks for one first. Resolves when
   * it is on screen or the page keeps it closed. Rejects with `load_failed`.
   */
  async show(view?: string): Promise<void> {
    await this.#opener.show(view);
  }

  /** Closes the modal, unless the page prevents it. */
  close(): void {
    this.#opener.close('api');
  }

  /**
   * The connected account as CAIP-10, optionally of one namespace. Opens the modal only if none is connected. `wallet` (an id,
   * a reverse domain name or `walletconnect`) asks that wallet even if another one is connected; `keep`, which needs
   * `multiple`, connects it beside the others. Rejects with `modal_closed`, `aborted` or `request_invalid`.
   */
  async connect(options?: ConnectWish): Promise<CaipAddress> {
    return this.#opener.expect(async (escaped) => (await this.#parts.session()).connect(options, escaped));
  }

  /**
   * Ends all connections, or those of a namespace or wallet. A sign-in or a wallet app's session ends as a whole. Rejects with
   * `disconnect_failed` if they may not have ended.
   */
  async disconnect(options?: { namespace?: Namespace; wallet?: string }): Promise<void> {
    return (await this.#parts.session()).disconnect(options);
  }

  /** Makes a connected wallet the active one, by its connector's id, without a prompt. Rejects with `not_connected`. */
  async switchWallet(id: string): Promise<void> {
    return (await this.#parts.session()).switchWallet(id);
  }

  /** Signs the visitor out of the site; their wallet stays connected. Rejects with `siwe_failed` if that fails. */
  async signOut(): Promise<void> {
    return (await this.#parts.session()).signOut();
  }

  /**
   * Asks the wallet to switch networks. Without a wallet, remembers the choice. Rejects with `network_not_found`,
   * `user_rejected`, `chain_not_supported`, `rpc_missing`, `switch_failed` or the wallet's own error.
   */
  async switchNetwork(network: CaipNetworkId): Promise<void> {
    return (await this.#parts.session()).switchNetwork(network);
  }

  /** Resolves when everything that opening needs has loaded. */
  async ready(): Promise<void> {
    await this.#parts.interface();
  }

  /** Loads what opening needs ahead of time, unless `prefetch` is `none`. */
  prefetchInterface(): void {
    // Not reported: opening tries again.
    if (this.isConnected && this.prefetch !== 'none') this.ready().catch(ignore);
  }

  /** Calls the listener with the current state, then with every new one. Returns a function that stops it. */
  subscribe(listener: (state: WalletModalState) => void): () => void {
    listener(this.#state);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Keeps `state.balance` up to date while a wallet is connected, until the returned function is called: after each followed
   * transaction, when the visitor returns, and every 10 to 60 seconds while the page is visible, for incoming transfers.
   */
  watchBalance(): () => void {
    return this.#parts.watchBalance();
  }

  #follow(): void {
    const onLanguage = () => this.#changed();
    this.#parts.followPage(onLanguage, () => this.#restore());
  }

  /** Cleans up after the element was removed. Attributes stay, so it can be inserted again. */
  #end(): void {
    this.#opener.end();
    this.#parts.end();
    this.#publish(INITIAL_STATE);
    modalsChanged();
  }

  /** @internal A button text in the modal's language. Empty until that has loaded. */
  text(key: ButtonTextKey, params: Readonly<Record<string, string>> = {}): string {
    return this.#parts.text(key, params);
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
      // A session that starts later reads the settings anyway.
      this.#parts.ifStarted((session) => session.configure());
      this.#restore();
    });
  }

  /** Restores a stored connection. Runs again when settings change, because they decide where it is stored. */
  #restore(): void {
    if (!this.isConnected || this.#parts.started || !(mayRemember(this) || looksWrong(this))) return;
    this.#parts.session().catch((error) => reportError(this, error));
  }

  static {
    defineAttributeProperties(WalletModalElement.prototype, attributes);
    defineObjectProperties(WalletModalElement.prototype, (host) => host.#changed());
  }
}
