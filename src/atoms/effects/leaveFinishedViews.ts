import { CONNECTED_PAUSE_MS } from '../../lib/constants.js';
import { closeModalAtom } from '../closeModal.js';
import { chooseAnotherWalletAtom } from '../connecting/chooseWallet.js';
import { cancelConnectAtom, connectAttemptAtom } from '../connecting/connectAttempt.js';
import { isConnectViewAtom } from '../connecting/connectViews.js';
import { isSigningOutInViewAtom } from '../connecting/disconnectInView.js';
import { flowAtom } from '../connecting/flow.js';
import {
  connectionAtom,
  connectionsAtom,
  isNetworkRefusedAtom,
  isRestoringAtom,
  networkToAskAtom,
} from '../connection.js';
import { firstViewAtom } from '../firstView.js';
import type { Services } from '../hostServices.js';
import { leaveNetworkViewsAtom } from '../network/leaveNetworkViews.js';
import { cancelSwitchAtom, switchAttemptAtom } from '../network/switchNetwork.js';
import { isOpenAtom } from '../openModal.js';
import { stopPairingAtom } from '../pairing/pairingStatus.js';
import { resetAtom, routeAtom, type ViewName } from '../router.js';
import { finishConnectingAtom } from '../siwe/finishConnecting.js';
import type { Dispose, Store } from '../util/store.js';

const NEED_CONNECTION: ReadonlySet<ViewName> = new Set([
  'Account',
  'AccountSettings',
  'ConnectingSiwe',
  'Profile',
  'SelectAddresses',
  'UnsupportedChain',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
  'UpgradeToSmartAccount',
  'Receipt',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  'ChooseAccountName',
  'RegisterAccountName',
  'RegisterAccountNameSuccess',
  'OnRampProviders',
  'OnRampTokenSelect',
  'OnRampFiatSelect',
  'BuyInProgress',
  'OnRampActivity',
]);
/**
 * Leaves views that are done. After connecting, pauses to show the tick, then asks the wallet for the chosen network or closes.
 * Also leaves after a disconnect, and when the visitor makes a failed switch in the wallet itself. Leaving the view of a flow,
 * attempt or pairing ends it.
 */
export function leaveFinishedViews(store: Store, { clock }: Services): Dispose {
  let cancel: Dispose | undefined;
  let hasOpenedRestoring = false;

  function onConnection() {
    cancel?.();
    if (!store.get(isOpenAtom)) return;
    const { view } = store.get(routeAtom);
    if (!store.get(connectionAtom)) {
      // `disconnectInViewAtom` leaves the view itself.
      const isFollowed = store.get(isSigningOutInViewAtom);
      if (NEED_CONNECTION.has(view) && !isFollowed) store.set(closeModalAtom, 'disconnected');
      const hasJustConnected = store.get(connectAttemptAtom).step === 'connected';
      if (view === 'ConnectingExternal' && hasJustConnected) store.set(chooseAnotherWalletAtom);
    } else if (view === 'Connect' && hasOpenedRestoring && store.get(isRestoringAtom)) {
      // The connection was restored; the visitor hasn't chosen a wallet, here or in another tab.
      store.set(resetAtom, { view: store.get(firstViewAtom) });
    } else if (store.get(isConnectViewAtom)) {
      cancel = clock.after(CONNECTED_PAUSE_MS, () => {
        // Another wallet may be connecting by now.
        if (!store.get(isConnectViewAtom) || store.get(connectAttemptAtom).step === 'asking') return;
        const networkId = store.get(networkToAskAtom);
        if (networkId) store.set(resetAtom, { view: 'SwitchNetwork', networkId });
        else if (store.get(isNetworkRefusedAtom)) store.set(resetAtom, { view: 'UnsupportedChain' });
        else store.set(finishConnectingAtom, 'connected');
      });
    }
  }

  function onNetwork() {
    const route = store.get(routeAtom);
    const isThere =
      route.view === 'SwitchNetwork' &&
      Object.values(store.get(connectionsAtom)).some(({ network }) => network === route.networkId);
    // A running switch leaves its view itself.
    const hasFailed = store.get(switchAttemptAtom).step === 'failed';
    if (isThere && hasFailed && store.get(isOpenAtom)) store.set(leaveNetworkViewsAtom);
  }

  function endFlow() {
    const flow = store.get(flowAtom);
    store.set(flowAtom, null);
    flow?.end();
  }

  let shownView: ViewName | undefined;
  function onRoute() {
    const lastView = shownView;
    shownView = store.get(isOpenAtom) ? store.get(routeAtom).view : undefined;
    if (shownView === lastView) return;
    if (!lastView) hasOpenedRestoring = store.get(isRestoringAtom);
    // A visitor who reopens it within the pause wants to connect another wallet.
    if (!shownView) cancel?.();
    if (!(shownView && store.get(flowAtom)?.views.includes(shownView))) endFlow();
    if (lastView === 'ConnectingExternal') store.set(cancelConnectAtom);
    if (lastView === 'ConnectingWalletConnect') store.set(stopPairingAtom);
    // A switch that the page started without this view continues.
    if (lastView === 'SwitchNetwork' && store.get(switchAttemptAtom).step !== 'idle')
      store.set(cancelSwitchAtom);
  }

  const connectedId = () => store.get(connectionAtom)?.connector.id;
  let lastId = connectedId();
  const stops = [
    store.sub(connectionAtom, () => {
      const isOther = connectedId() !== lastId;
      lastId = connectedId();
      if (isOther) onConnection();
    }),
    store.sub(connectAttemptAtom, () => {
      // Connecting the connected wallet again does not change the connector.
      if (store.get(connectAttemptAtom).step === 'connected') onConnection();
    }),
    store.sub(connectionsAtom, onNetwork),
    store.sub(routeAtom, onRoute),
    store.sub(isOpenAtom, onRoute),
  ];
  return () => {
    for (const stop of stops) stop();
    cancel?.();
    endFlow();
  };
}
