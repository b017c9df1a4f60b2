import type { Catalogue } from '../atoms/translate.js';
import { enFirst } from '../locales/enFirst.js';

export { onlyWalletRouteAtom } from '../atoms/connecting/chooseWallet.js';
export { readRecentWalletsAtom } from '../atoms/directory/recentWallets.js';
export { showFirstList } from '../views/first/showFirstList.js';

/** The texts loaded with the first opening. */
export const firstTexts: Catalogue = { locale: 'en', texts: enFirst };
