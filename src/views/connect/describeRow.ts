import { type WalletRow, walletOf } from '../../atoms/directory/arrangeWallets.js';
import type { TextKey } from '../../locales/en.js';
import type { ViewText } from '../useText.js';

const tags: Partial<Record<WalletRow['group'], TextKey>> = {
  pairing: 'pairing.tag',
  installed: 'connect.installed',
  recent: 'connect.recent',
};

/** The tag after the name of a wallet, if it has one. */
export const tagOf = (row: WalletRow, t: ViewText) => {
  const key = tags[row.group];
  return key && t(key);
};

export const nameOf = (row: WalletRow, t: ViewText) => walletOf(row).name ?? t('connect.unnamed');

/** Tells wallets of the same name apart: the domain that a wallet comes from, otherwise its namespace. */
export function sourceOf(row: WalletRow, t: ViewText): string | undefined {
  if (!row.hasNamesake) return undefined;
  const { rdns } = walletOf(row);
  if (rdns || 'wallet' in row) return rdns;
  return t(`multiChain.chain.${row.connector.namespace}`);
}

/** A key that is unique in the list. */
export const keyOf = (row: WalletRow) => ('wallet' in row ? `wallet ${row.wallet.id}` : row.connector.id);
