import type { WalletSource } from '../../lib/wallets/walletSource.js';

// One object, so that a page that asks for it again changes nothing.
const source: WalletSource = {
  name: 'List of wallets',
  wallets: async (query) => (await import('./findListedWallets.js')).findListedWallets(query),
  picture: async (id) => (await import('./walletPictures.js')).walletPicture(id),
};

/** The most used wallets, from a list that comes with the package. Nobody is asked. */
export const walletList = (): WalletSource => source;
