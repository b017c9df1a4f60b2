import { atom } from 'jotai/vanilla';
import { chooseWalletAtom } from '../connecting/chooseWallet.js';
import type { WalletRow } from './arrangeWallets.js';
import { chooseListedWalletAtom } from './knownWallets.js';

/** Shows the view of the wallet in a row of the first list. */
export const chooseRowAtom = atom(null, (_get, set, row: WalletRow) => {
  if ('wallet' in row) set(chooseListedWalletAtom, row.wallet);
  else set(chooseWalletAtom, row.connector.id);
});
