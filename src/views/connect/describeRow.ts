import { type WalletRow, walletOf } from '../../atoms/directory/arrangeWallets.js';
import type { ViewText } from '../useText.js';

export const nameOf = (row: WalletRow, t: ViewText) => walletOf(row).name ?? t('connect.unnamed');

/** A key that is unique in the list. */
export const keyOf = (row: WalletRow) => ('wallet' in row ? `wallet ${row.wallet.id}` : row.connector.id);
