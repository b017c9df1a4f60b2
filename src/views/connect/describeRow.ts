import { type WalletRow, walletOf } from '../../atoms/directory/arrangeWallets.js';
import type { ViewText } from '../useText.js';

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
