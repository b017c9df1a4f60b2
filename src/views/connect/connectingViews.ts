import { ConfirmInAppView } from '../pairing/ConfirmInAppView.js';
import { ConnectingWalletConnectView } from '../pairing/ConnectingWalletConnectView.js';
import { ConnectingExternalView } from './ConnectingExternalView.js';
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js';

/** The views of this family, by name. */
export const connectingViews = {
  ConfirmInApp: ConfirmInAppView,
  ConnectingExternal: ConnectingExternalView,
  ConnectingMultiChain: ConnectingMultiChainView,
  ConnectingWalletConnect: ConnectingWalletConnectView,
};
