import { createStore } from 'jotai/vanilla';
import { disconnectAtom } from '../atoms/account.js';
import { accountAtom, isRestoringAtom } from '../atoms/connection.js';
import { discoverWallets } from '../atoms/effects/discoverWallets.js';
import { followAppRequests } from '../atoms/effects/followAppRequests.js';
import { followConnectors } from '../atoms/effects/followConnectors.js';
import { restoreConnection } from '../atoms/effects/restoreConnection.js';
import { resumeTransactions } from '../atoms/effects/resumeTransactions.js';
import { watchUnsupportedNetwork } from '../atoms/effects/watchUnsupportedNetwork.js';
import { servicesAtom } from '../atoms/hostServices.js';
import { switchNetworkAtom } from '../atoms/network/switchNetwork.js';
import { wantedPurchaseAtom } from '../atoms/onramp/wantedPurchase.js';
import { balanceWatchersAtom, publicStateAtom } from '../atoms/publicState.js';
import { configAtom } from '../atoms/siteConfig.js';
import { knownVisitAtom } from '../atoms/siwe/siweVisit.js';
import { catalogueAtom, translateAtom } from '../atoms/translate.js';
import type { WalletModal } from '../elements/walletModal.js';
import { asksForIntegrity } from '../lib/browser/asksForIntegrity.js';
import { page } from '../lib/browser/page.js';
import { type ErrorCode, WalletModalError } from '../lib/errors.js';
import { toWalletModalError } from '../lib/errorText.js';
import { loadPart } from '../lib/loadPart.js';
import { emit } from '../lib/modalEvents.js';
import { type CaipNetworkId, siteNamespaces } from '../lib/networks/caip.js';
import { reportError } from '../lib/reportError.js';
import { describeValue } from '../lib/untrusted/describeValue.js';
import type { ConnectWish } from '../lib/wallets/connectWish.js';
import type { ConfigProblem } from '../settings/explainProblem.js';
import { readConfig } from '../settings/readConfig.js';
import { closeBeforeCopy } from './closeBeforeCopy.js';
import { createPresentation } from './createPresentation.js';
import { createServices } from './createServices.js';
import { createTexts } from './createTexts.js';
import { publish } from './publish.js';
import { reportProblem } from './readAndReport.js';
import { readWish } from './readWish.js';
import type { Session, SessionHooks, SharedParts } from './session.js';
import { startOnce } from './startOnce.js';
import type { startSolana } from './startSolana.js';

/** Errors that recur each time the settings or networks are read. */
const REPEATING: ReadonlySet<ErrorCode> = new Set([
  'chain_api_failed',
  'config_invalid',
  'directory_failed',
  'integrity_off',
  'onramp_failed',
  'quote_failed',
  'rpc_failed',
  'rpc_missing',
  'source_failed',
]);

export async function createSession(
  element: WalletModal,
  hooks: SessionHooks,
  shared: SharedParts,
): Promise<Session> {
  const store = createStore();
  const complaints = new Set<string>();
  const report = (error: WalletModalError) => {
    // Cancelled work, such as reads of a removed element, is not an error.
    if (error.code === 'aborted') return;
    // Report an invalid setting or broken network once, however often it is read.
    const isRepeated = REPEATING.has(error.code) && complaints.has(error.message);
    complaints.add(error.message);
    if (!isRepeated) reportError(element, error);
  };
  async function explain(problem: ConfigProblem) {
    try {
      await reportProblem(problem, report);
    } catch (cause) {
      const details = JSON.stringify(problem);
      report(new WalletModalError('config_invalid', 'A setting cannot be used.', { details, cause }));
    }
  }
  // In sequence, because callers that await the same import may resume out of order.
  let explained = Promise.resolve();
  const complain = (problem: ConfigProblem) => {
    explained = explained.then(() => explain(problem));
  };
  store.set(configAtom, readConfig(element, shared.settings, complain));
  const texts = createTexts(store, report, shared.loadLanguage, (change) => presentation.draw(change));
  const {
    services,
    configure: configureServices,
    destroy,
  } = await createServices(store, element, shared.memoryKeys, {
    loadTexts: texts.loadTexts,
    readTextKeys: texts.readTextKeys,
    host: {
      async open(view) {
        // The element has reported the failure.
        await hooks.open(view ?? '').catch(() => undefined);
      },
      close: hooks.close,
      report,
      track: (tracked) => void emit(element, 'wallet-track', tracked),
    },
  });
  store.set(servicesAtom, services);
  store.set(balanceWatchersAtom, shared.balanceWatchers);

  if (asksForIntegrity())
    void import('./checkIntegrity.js').then(
      ({ checkIntegrity }) => {
        const problem = checkIntegrity(page());
        if (problem) report(problem);
      },
      // A file that failed to load was not loaded without a check.
      () => undefined,
    );

  const presentation = createPresentation({
    root: element.shadowRoot as ShadowRoot,
    store,
    close: hooks.close,
    loadFirstTexts: texts.loadFirst,
    isWritten: shared.isWritten,
    complain,
  });
  function configure() {
    store.set(configAtom, readConfig(element, shared.settings, complain));
    configureServices();
    followSiwe();
    void followMultiple();
    void followSolana();
    void texts.followLocale();
  }
  const disposal = new AbortController();
  closeBeforeCopy(element, disposal.signal);
  async function connect({ signal, namespace, wallet, keep }: ConnectWish, escaped?: AbortSignal) {
    const signals = [disposal.signal, signal, escaped].filter((one) => one !== undefined);
    const own = { ...hooks, escaped };
    // Most callers need the interface next, so start loading it now.
    if (!store.get(accountAtom) && !store.get(isRestoringAtom))
      void import('./mountIsland.js').catch(() => undefined);
    if (keep) {
      const part = await loadPart(import('./connecting/connectAnotherWallet.js'));
      return part.connectAnotherWallet(store, own, signals, { wallet, namespace });
    }
    if (wallet) {
      const part = await loadPart(import('./connecting/connectOneWallet.js'));
      return part.connectOneWallet(store, own, signals, { wallet, namespace });
    }
    const part = await loadPart(import('./connecting/connectThroughModal.js'));
    return part.connectThroughModal(store, own, signals, namespace);
  }

  const wallets = startOnce(async () => {
    const { offerWallets } = await loadPart(import('./offerWallets.js'));
    const end = offerWallets(store, (list) => {
      shared.wallets = list;
      // A new object, so that the page notices the change.
      hooks.publish({ ...store.get(publicStateAtom) });
    });
    return { end };
  });

  let solana: ReturnType<typeof startSolana> | undefined;
  async function followSolana() {
    if (!siteNamespaces(store.get(configAtom).networks).includes('solana')) {
      shared.solana = undefined;
      return;
    }
    solana ??= loadPart(import('./startSolana.js')).then((site) =>
      site.startSolana({
        store,
        connect: (signal) => connect({ signal, namespace: 'solana' }),
        disconnect: () => store.set(disconnectAtom, 'solana'),
      }),
    );
    try {
      shared.solana = (await solana).provider;
    } catch (error) {
      solana = undefined;
      report(toWalletModalError(error));
    }
  }
  const several = startOnce(async () => {
    const { keepConnections } = await loadPart(import('../atoms/effects/keepConnections.js'));
    return { end: keepConnections(store, services) };
  });
  /** If the code fails to load, one wallet per namespace remains. */
  async function followMultiple() {
    if (store.get(configAtom).multiple)
      await several.start().catch((error) => report(toWalletModalError(error)));
  }
  /** If the code fails to load, the visitor is not signed in, and can try again when the modal opens. */
  function followSiwe() {
    if (!store.get(configAtom).siwe) return;
    services.openSiwe().catch((error) => {
      store.set(knownVisitAtom, 'none');
      report(toWalletModalError(error));
    });
  }
  await followMultiple();
  await followSolana();
  const disposals = [
    publish(store, element, hooks.publish),
    followConnectors(store, services),
    discoverWallets(store, services),
    watchUnsupportedNetwork(store, services),
    restoreConnection(store, services),
    followAppRequests(store, services),
    resumeTransactions(services, shared.memoryKeys.transactions),
    store.sub(translateAtom, () => {
      // Until the texts have loaded, buttons use their own.
      if (!store.get(catalogueAtom)) return;
      const translate = store.get(translateAtom);
      hooks.translate((key, params) => translate(key, params) || undefined);
    }),
  ];
  followSiwe();
  return {
    presentation,
    configure,
    connect: async (wish, escaped) => connect(readWish(wish), escaped),
    async disconnect(wish) {
      const { namespace, wallet } = readWish(wish);
      if (wallet === undefined) return store.set(disconnectAtom, namespace);
      const { disconnectWalletAtom } = await loadPart(import('../atoms/connecting/disconnectWallet.js'));
      return store.set(disconnectWalletAtom, wallet);
    },
    async switchWallet(id) {
      const { switchWalletAtom } = await loadPart(import('../atoms/connecting/switchWallet.js'));
      store.set(switchWalletAtom, describeValue(id));
    },
    async signOut() {
      const { signOutAtom } = await loadPart(import('../atoms/siwe/keepVisit.js'));
      return store.set(signOutAtom);
    },
    switchNetwork: async (network) => store.set(switchNetworkAtom, describeValue(network) as CaipNetworkId),
    async request(args, escaped) {
      const { handleRequest } = await loadPart(import('./handleRequest.js'));
      return handleRequest(store, args, () => connect({ namespace: 'eip155' }, escaped));
    },
    offerWallets: () => void wallets.start().catch((error) => report(toWalletModalError(error))),
    drawMark(button) {
      // If the code fails to load, a plain mark remains.
      if (button.dataset.mark && store.get(accountAtom))
        void import('../views/shared/pictures/drawMark.js')
          .then(({ drawMark }) => drawMark(store, button))
          .catch(() => undefined);
    },
    wantPurchase: (purchase) => store.set(wantedPurchaseAtom, purchase),
    watchBalance: (watchers) => store.set(balanceWatchersAtom, watchers),
    dispose() {
      disposal.abort();
      presentation.end();
      wallets.end();
      several.end();
      for (const dispose of disposals) dispose();
      solana?.then(({ dispose }) => dispose()).catch(() => undefined);
      destroy();
    },
  };
}
