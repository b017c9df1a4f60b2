import { SEARCHABLE_LIST_LENGTH } from '../lib/constants.js';
import { rowsOf } from './moveAmongRows.js';

/**
 * Tab stops at each of a few rows. Many are one stop, or whoever comes by keyboard would not get past them: the wanted
 * one, when that is a row, else the one that was.
 */
export function setTabStop(list: ParentNode | null, wanted?: EventTarget | null): void {
  const rows = rowsOf(list);
  const areMany = rows.length > SEARCHABLE_LIST_LENGTH;
  const last = rows.find((row) => row.getAttribute('tabindex') === '0');
  const stop = rows.find((row) => row === wanted) ?? last ?? rows[0];
  for (const row of rows) row.tabIndex = areMany && row !== stop ? -1 : 0;
}
