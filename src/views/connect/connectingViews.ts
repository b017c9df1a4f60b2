import { ConfirmInAppView } from './ConfirmInAppView.js';
import { ConnectingExternalView } from './ConnectingExternalView.js';
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js';
import { ConnectingWalletConnectView } from './ConnectingWalletConnectView.js';

/** The views of this family by their names. */
export const connectingViews = {
  ConfirmInApp: ConfirmInAppView,
  ConnectingExternal: ConnectingExternalView,
  ConnectingMultiChain: ConnectingMultiChainView,
  ConnectingWalletConnect: ConnectingWalletConnectView,
};
