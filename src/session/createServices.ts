import { whenRestored } from '../atoms/connecting/whenRestored.js';
import { wantedNetworksAtom } from '../atoms/connection.js';
import type { Services } from '../atoms/hostServices.js';
import { addAppRequestAtom } from '../atoms/pairing/appRequests.js';
import { signInNamespacesAtom } from '../atoms/signIn/signInNetworks.js';
import { configAtom } from '../atoms/siteConfig.js';
import type { Store } from '../atoms/util/store.js';
import type { Bridge } from '../bridge/createBridge.js';
import { createConnectorRegistry } from '../chains/registry/createConnectorRegistry.js';
import type { MemoryKeys } from '../elements/memoryKeys.js';
import type { WalletModal } from '../elements/walletModal.js';
import { onPageVisible } from '../lib/browser/onPageVisible.js';
import { page } from '../lib/browser/page.js';
import { systemClock } from '../lib/clock.js';
import type { Config } from '../lib/config.js';
import { loadPart } from '../lib/loadPart.js';
import { type Namespace, siteNamespaces } from '../lib/networks/caip.js';
import type { AppRequest } from '../lib/wallets/appLink.js';
import { createConnectionMemory } from './createConnectionMemory.js';
import type { SignIn } from './createSignIn.js';
import { startOnce } from './startOnce.js';

/** The real services of an element. `configure` applies its settings, `destroy` ends everything they started. */
export async function createServices(
  store: Store,
  element: WalletModal,
  memoryKeys: MemoryKeys,
  given: Pick<Services, 'host' | 'loadTexts' | 'readTextKeys'>,
): Promise<{ services: Services; configure: () => void; destroy: () => void }> {
  const { remember, storage } = store.get(configAtom);
  const kept = createConnectionMemory(memoryKeys, { remember, storage }, given.host.report);
  const memory = { remember, ownStorage: () => storage, storage: kept.storage };
  const onAppRequest = (request: AppRequest) => store.set(addAppRequestAtom, request);
  const registryOptions = () => {
    const config = store.get(configAtom);
    const { offersAnnounced, offersInjected, pairing, signIn, app, networks } = config;
    return {
      clock: systemClock,
      namespaces: siteNamespaces(networks),
      offersAnnounced,
      offersInjected,
      ownConnectors: config.connectors,
      pairing: pairing && { ...pairing, ...memory, metadata: metadataOf(app), onAppRequest },
      signInNamespaces: signIn ? store.get(signInNamespacesAtom) : [],
      openSignIn,
      whenRestored: (namespace: Namespace) => whenRestored(store, namespace),
      networks: () => store.get(configAtom).networks,
      wantedNetworks: () => store.get(wantedNetworksAtom),
    };
  };
  const connectors = await createConnectorRegistry(registryOptions());

  async function loadSignIn(): Promise<SignIn> {
    const [{ createSignIn }, { createBridge }] = await loadPart(
      Promise.all([import('./createSignIn.js'), import('../bridge/createBridge.js')]),
    );
    const metadata = () => metadataOf(store.get(configAtom).app);
    return createSignIn({ element, store, services, createBridge, metadata });
  }
  const signIn = startOnce(loadSignIn);
  async function openSignIn(): Promise<Bridge> {
    return (await signIn.start()).open();
  }
  const tracker = startOnce(async () =>
    (await loadPart(import('./transactions/startTracker.js'))).startTracker(store, element, memoryKeys),
  );
  const siwe = startOnce(async () =>
    (await loadPart(import('./siwe/startSiwe.js'))).startSiwe(store, services),
  );

  const reads = startOnce(async () =>
    (await loadPart(import('./account/createAccountReads.js'))).createAccountReads(store, services),
  );

  const services: Services = {
    ...given,
    clock: systemClock,
    connectors,
    ...kept,
    async openDirectory({ sources, hosted }) {
      if (hosted && sources === undefined) {
        const part = await import('../api/directory/createDirectory.js');
        return part.createDirectory({ setting: hosted, clock: systemClock });
      }
      const part = await import('./connecting/createWalletDirectory.js');
      return part.createWalletDirectory({ sources, hosted }, services);
    },
    async openAccountData() {
      return (await loadPart(import('./account/createAccountData.js'))).createAccountData(store, services);
    },
    async openSending() {
      return (await loadPart(import('./transactions/createSending.js'))).createSending(store, services);
    },
    async openSwap() {
      return (await loadPart(import('./transactions/createSwapping.js'))).createSwapping(store, services);
    },
    async openNaming() {
      return (await loadPart(import('./account/createNaming.js'))).createNaming(store, services);
    },
    async openOnRamp() {
      return (await loadPart(import('./account/createOnRamp.js'))).createOnRamp(store, services);
    },
    openSiwe: async () => (await siwe.start()).service,
    async openAnalytics() {
      return (await import('../api/analytics/postEvent.js')).postEvent;
    },
    readBalance: async (...asked) => (await reads.start()).readBalance(...asked),
    readIdentity: async (...asked) => (await reads.start()).readIdentity(...asked),
    onLook: onPageVisible,
    isVisible: () => page().visibilityState === 'visible',
    hasFocus: () => page().hasFocus(),
    isOnline: () => navigator.onLine !== false,
    openSignIn,
    openTracker: tracker.start,
    openWindow: (...asked) => window.open('', ...asked),
    onWindowMessage(listener) {
      addEventListener('message', listener);
      return () => removeEventListener('message', listener);
    },
  };
  return {
    services,
    configure: () => connectors.configure(registryOptions()),
    destroy() {
      connectors.destroy();
      for (const part of [signIn, reads, siwe, tracker]) part.end();
    },
  };
}

/** The site's metadata for wallet apps. */
function metadataOf({ name, description, url, icon }: Config['app']) {
  return {
    name: name ?? page().title,
    description: description ?? '',
    url: url ?? location.origin,
    icons: icon ? [icon] : [],
  };
}
