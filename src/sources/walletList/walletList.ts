import type { WalletSource } from '../../lib/wallets/walletSource.js';

// Always the same object, so that setting it again changes nothing.
const source: WalletSource = {
  name: 'List of wallets',
  wallets: async (query) => (await import('./findListedWallets.js')).findListedWallets(query),
  picture: async (id) => (await import('./walletPictures.js')).walletPicture(id),
};

/** The most used wallets, from a list in the package. Sends no requests. */
export const walletList = (): WalletSource => source;
