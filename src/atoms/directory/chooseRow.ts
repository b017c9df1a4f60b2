import { atom } from 'jotai/vanilla';
import { chooseWalletAtom } from '../connecting/chooseWallet.js';
import { servicesAtom } from '../hostServices.js';
import type { Route } from '../router.js';
import type { WalletRow } from './arrangeWallets.js';
import { chooseListedWalletAtom } from './knownWallets.js';

/** Loads the code of wallet apps if a row of the first list leads to one. Installed wallets are prepared by themselves. */
export const prepareRowAtom = atom(null, (get, _set, { group }: WalletRow) => {
  if (group !== 'installed') get(servicesAtom).connectors.preparePairing();
});

/** Whether a view is that of the wallet in a row. */
export function isRowShown(row: WalletRow, route: Route): boolean {
  if ('wallet' in row) return 'walletId' in route && route.walletId === row.wallet.id;
  if (!('connectorId' in route) || 'walletId' in route) return false;
  const { id, members = [] } = row.connector;
  return [id, ...members.map((member) => member.id)].includes(route.connectorId);
}

/** Shows the view of the wallet in a row of the first list. */
export const chooseRowAtom = atom(null, (_get, set, row: WalletRow) => {
  // The code loads beside the view's.
  set(prepareRowAtom, row);
  if ('wallet' in row) set(chooseListedWalletAtom, row.wallet);
  else set(chooseWalletAtom, row.connector.id);
});
