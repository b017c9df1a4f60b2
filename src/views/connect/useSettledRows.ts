import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { shownRowsAtom } from '../../atoms/directory/shownRows.js';
import { keyOf } from './describeRow.js';

/**
 * Keeps the rows of the first render in place. `late` are the browser's wallets that announced themselves afterwards. They go
 * to the end, because rows that move under a pointer get clicked by mistake. While the list isn't visible (`isSeen` is false),
 * all rows keep their usual order.
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
  // A late wallet replaces a recommended one, but not while the list is visible.
  const stays = (row: WalletRow) => find(rows, row) ?? (late.length > 0 && row.group === 'recommended');
  return { settled: next.filter(stays), late };
}
