import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import type { TextKey } from '../../locales/en.js';
import type { ViewText } from '../useText.js';

const tags: Partial<Record<WalletRow['group'], TextKey>> = {
  pairing: 'pairing.tag',
  installed: 'connect.installed',
  recent: 'connect.recent',
};

/** The word behind the name of a wallet, if there is one to say. */
export const tagOf = (row: WalletRow, t: ViewText) => {
  const key = tags[row.group];
  return key && t(key);
};

export const nameOf = (row: WalletRow, t: ViewText) =>
  ('wallet' in row ? row.wallet.name : row.connector.name) ?? t('connect.unnamed');

/** Tells a row from the others of its list. */
export const keyOf = (row: WalletRow) => ('wallet' in row ? `wallet ${row.wallet.id}` : row.connector.id);
