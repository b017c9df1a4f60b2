import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { shownRowsAtom } from '../../atoms/directory/shownRows.js';
import { keyOf } from './describeRow.js';

/**
 * The rows that were there when the list came on screen, each where it was, and the wallets of this browser that
 * announced themselves later. Those go behind all others: a row that moves under a pointer is pressed by mistake.
 * While nobody looks (`isSeen` false) all rows are in their order.
 */
export function useSettledRows(rows: readonly WalletRow[], isSeen: boolean) {
  const shown = useAtomValue(shownRowsAtom);
  const [settled, setSettled] = useState(shown);
  const kept = isSeen ? settled : shown;
  const find = (some: readonly WalletRow[], row: WalletRow) => some.find((one) => keyOf(one) === keyOf(row));
  const isLate = (row: WalletRow) => kept.length > 0 && row.group === 'installed' && !find(kept, row);
  const late = rows.filter(isLate);
  const fresh = rows.filter((row) => !isLate(row) && !find(kept, row));
  const next = [...kept.map((row) => find(rows, row) ?? row), ...fresh];
  if (next.length !== settled.length || next.some((row, at) => row !== settled[at])) setSettled(next);
  // A wallet that came late takes the room of one that is recommended, but not while people look.
  const stays = (row: WalletRow) => find(rows, row) ?? (late.length > 0 && row.group === 'recommended');
  return { settled: next.filter(stays), late };
}
