import { WalletCompatibleNetworksView } from './WalletCompatibleNetworksView.js';
import { WalletReceiveView } from './WalletReceiveView.js';

/** The views of this family, by name. */
export const receiveViews = {
  WalletReceive: WalletReceiveView,
  WalletCompatibleNetworks: WalletCompatibleNetworksView,
};
