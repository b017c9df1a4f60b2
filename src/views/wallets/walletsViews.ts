import { AllWalletsView } from './AllWalletsView.js';
import { DownloadsView } from './DownloadsView.js';

/** The views of this family by their names. */
export const walletsViews = {
  AllWallets: AllWalletsView,
  Downloads: DownloadsView,
};
