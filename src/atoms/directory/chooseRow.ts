import { atom } from 'jotai/vanilla';
import { chooseWalletAtom } from '../connecting/chooseWallet.js';
import { servicesAtom } from '../hostServices.js';
import type { Route } from '../router.js';
import type { WalletRow } from './arrangeWallets.js';
import { chooseListedWalletAtom } from './knownWallets.js';

/** Loads the code of wallet apps if a row of the first list needs it. The code for installed wallets loads separately. */
export const prepareRowAtom = atom(null, (get, _set, { group }: WalletRow) => {
  if (group !== 'installed') get(servicesAtom).connectors.preparePairing();
});

/** Whether a view belongs to the wallet of a row. */
export function isRowShown(row: WalletRow, route: Route): boolean {
  if ('wallet' in row) return 'walletId' in route && route.walletId === row.wallet.id;
  if (!('connectorId' in route) || 'walletId' in route) return false;
  const { id, members = [] } = row.connector;
  return [id, ...members.map((member) => member.id)].includes(route.connectorId);
}

/** Opens the view of the wallet in a row of the first list. */
export const chooseRowAtom = atom(null, (_get, set, row: WalletRow) => {
  // The code loads in parallel with the view's.
  set(prepareRowAtom, row);
  if ('wallet' in row) set(chooseListedWalletAtom, row.wallet);
  else set(chooseWalletAtom, row.connector.id);
});
