import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';

interface Offer {
  readonly rows: readonly WalletRow[];
  readonly hasAll: boolean;
}

/** Whether a row of the list leads to a code for wallet apps. */
export const leadsToCode = ({ rows, hasAll }: Offer): boolean =>
  hasAll || rows.some((row) => 'wallet' in row || row.group === 'pairing');
