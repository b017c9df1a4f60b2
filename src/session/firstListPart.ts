import { onlyWalletRouteAtom } from '../atoms/connecting/chooseWallet.js';
import { readRecentWalletsAtom } from '../atoms/directory/recentWallets.js';
import { showFirstList } from '../views/first/showFirstList.js';

/** The code that loads with the first list. */
export const firstListPart = { onlyWalletRouteAtom, readRecentWalletsAtom, showFirstList };
