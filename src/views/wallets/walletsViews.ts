import { AllWalletsView } from './AllWalletsView.js';
import { DownloadsView } from './DownloadsView.js';

/** The views of this family, by name. */
export const walletsViews = {
  AllWallets: AllWalletsView,
  Downloads: DownloadsView,
};
