import { createStore } from 'jotai/vanilla';
import { disconnectAtom } from '../atoms/account.js';
import { configAtom } from '../atoms/config.js';
import { accountAtom, isRestoringAtom } from '../atoms/connection.js';
import { discoverWallets } from '../atoms/effects/discoverWallets.js';
import { followConnectors } from '../atoms/effects/followConnectors.js';
import { leaveFinishedViews } from '../atoms/effects/leaveFinishedViews.js';
import { refreshBalance } from '../atoms/effects/refreshBalance.js';
import { restoreConnection } from '../atoms/effects/restoreConnection.js';
import { retryBalance } from '../atoms/effects/retryBalance.js';
import { watchUnsupportedNetwork } from '../atoms/effects/watchUnsupportedNetwork.js';
import { isOpenAtom, setOpenAtom } from '../atoms/modal.js';
import { switchNetworkAtom } from '../atoms/network.js';
import { servicesAtom } from '../atoms/services.js';
import { balanceWatchersAtom } from '../atoms/state.js';
import { type Catalogue, catalogueAtom, type Translate, translateAtom } from '../atoms/texts.js';
import type { Store } from '../atoms/util/store.js';
import type { CaipAddress, CaipNetworkId } from '../lib/caip.js';
import type { RequestArguments } from '../lib/eip1193.js';
import { type ErrorCode, WalletModalError } from '../lib/errors.js';
import { abortedError } from '../lib/errorText.js';
import type { CloseReason, WalletModalState } from '../lib/state.js';
import { loadCatalogue } from './catalogues.js';
import { handleRequest } from './handleRequest.js';
import { readOpenableView } from './openableViews.js';
import { publish } from './publish.js';
import { readConfig } from './readConfig.js';
import { reportError } from './reportError.js';
import { createServices } from './services.js';
import type { WalletModal } from './walletModal.js';

/** What a session asks of its element, which alone knows whether the page agrees. */
export interface SessionHooks {
  /** Resolves when it is open or the page kept it closed; rejects when it could not be loaded. */
  open(view: string): Promise<void>;
  close(reason: CloseReason): void;
  /** How many places show the balance. */
  balanceWatchers(): number;
  publish(state: WalletModalState): void;
  /** Gives the texts that there are; those of the language come with the interface. */
  translate(translate: (...text: Parameters<Translate>) => string | undefined): void;
}

/** The state of one element and everything that lives as long as it: store, services, effects. */
export interface Session {
  readonly store: Store;
  setOpen(isOpen: boolean, view?: string): void;
  /** Takes the texts that the interface brought, and loads those of the chosen language when it is another one. */
  setTexts(spare: Catalogue): void;
  /** Has opening done by the interface, which knows how to bring it on screen at once. */
  drawBy(draw: (change: () => void) => void): void;
  /** Reads the settings again. */
  configure(): void;
  connect(signal: AbortSignal | undefined): Promise<CaipAddress>;
  disconnect(): Promise<void>;
  switchNetwork(network: CaipNetworkId): Promise<void>;
  /** A request to the element's EIP-1193 provider. */
  request(args: RequestArguments): Promise<unknown>;
  /** How many places show the balance. */
  watchBalance(watchers: number): void;
  dispose(): void;
}

/** What happens again with every reading. */
const REPEATING: ReadonlySet<ErrorCode> = new Set(['config_invalid', 'rpc_failed', 'rpc_missing']);

export async function createSession(element: WalletModal, hooks: SessionHooks): Promise<Session> {
  const store = createStore();
  const complaints = new Set<string>();
  const report = (error: WalletModalError) => {
    // A broken setting or network is told once, however often it is read.
    const isRepeated = REPEATING.has(error.code) && complaints.has(error.message);
    complaints.add(error.message);
    if (!isRepeated) reportError(element, error);
  };
  store.set(configAtom, readConfig(element, report));
  const { services, configure, destroy } = await createServices(store, element, {
    // What failed was reported by the element.
    open: (view) => void hooks.open(view).catch(() => undefined),
    close: hooks.close,
    report,
  });
  store.set(servicesAtom, services);
  store.set(balanceWatchersAtom, hooks.balanceWatchers());

  let spare: Catalogue | undefined;
  let shownLocale: string | undefined;
  async function loadTexts() {
    const { locale } = store.get(configAtom);
    if (!spare || locale === shownLocale) return;
    shownLocale = locale;
    try {
      const catalogue = await loadCatalogue(locale, spare);
      if (locale === shownLocale) store.set(catalogueAtom, catalogue);
    } catch (cause) {
      shownLocale = undefined;
      report(
        new WalletModalError('load_failed', 'The texts could not be loaded.', { details: locale, cause }),
      );
    }
  }

  let draw = (change: () => void) => change();
  const disposal = new AbortController();
  const connectUntil = (...signals: AbortSignal[]) => connect(store, hooks, [disposal.signal, ...signals]);
  const disposals = [
    publish(store, element, hooks.publish),
    followConnectors(store, services),
    discoverWallets(store, services),
    leaveFinishedViews(store, services),
    watchUnsupportedNetwork(store, services),
    refreshBalance(store, services),
    retryBalance(store, services),
    restoreConnection(store, services),
    store.sub(translateAtom, () => {
      const translate = store.get(translateAtom);
      hooks.translate((key, params) => {
        const text = translate(key, params);
        return text === key ? undefined : text;
      });
    }),
  ];
  return {
    store,
    setOpen(isOpen, view) {
      const first = view === undefined ? undefined : readOpenableView(view, report);
      const change = () => store.set(setOpenAtom, isOpen, first);
      // Closing may come from an event that is still on its way, and what keeps it from the page ends with the modal.
      if (isOpen) draw(change);
      else change();
    },
    setTexts(catalogue) {
      spare = catalogue;
      store.set(catalogueAtom, catalogue);
      void loadTexts();
    },
    drawBy(how) {
      draw = how;
    },
    configure() {
      store.set(configAtom, readConfig(element, report));
      configure();
      void loadTexts();
    },
    connect: (signal) => (signal ? connectUntil(signal) : connectUntil()),
    disconnect: () => store.set(disconnectAtom),
    switchNetwork: (network) => store.set(switchNetworkAtom, network),
    request: (args) => handleRequest(store, args, connectUntil),
    watchBalance: (watchers) => store.set(balanceWatchersAtom, watchers),
    dispose() {
      disposal.abort();
      for (const dispose of disposals) dispose();
      destroy();
    },
  };
}

/** Waits for an account, and opens the modal when nobody is connected or about to be. */
function connect(store: Store, hooks: SessionHooks, signals: readonly AbortSignal[]): Promise<CaipAddress> {
  return new Promise((resolve, reject) => {
    let hasAsked = false;
    let hasOpened = false;
    const stops = [
      store.sub(accountAtom, check),
      store.sub(isRestoringAtom, check),
      store.sub(isOpenAtom, check),
    ];
    for (const signal of signals) signal.addEventListener('abort', onAbort);
    function settle(finish: () => void) {
      for (const stop of stops) stop();
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
      finish();
    }
    function onAbort() {
      settle(() => reject(abortedError(signals.find(({ aborted }) => aborted)?.reason)));
      if (hasAsked) hooks.close('api');
    }
    function onClosed() {
      settle(() =>
        reject(new WalletModalError('modal_closed', 'The window was closed before a wallet connected.')),
      );
    }
    function check() {
      const account = store.get(accountAtom);
      if (account) return settle(() => resolve(account));
      if (store.get(isRestoringAtom)) return;
      if (store.get(isOpenAtom)) {
        hasOpened = true;
      } else if (hasOpened) {
        onClosed();
      } else if (!hasAsked) {
        hasAsked = true;
        hooks.open('Connect').then(
          // The page may have kept it closed.
          () => hasOpened || onClosed(),
          (error) => settle(() => reject(error)),
        );
      }
    }
    if (signals.some(({ aborted }) => aborted)) onAbort();
    else check();
  });
}
