import { WatchedAccountView } from './WatchedAccountView.js';
import { WatchedNetworksView } from './WatchedNetworksView.js';
import { WatchView } from './WatchView.js';

/** The views of this family, by name. */
export const watchViews = {
  Watch: WatchView,
  WatchedAccount: WatchedAccountView,
  WatchedNetworks: WatchedNetworksView,
};
