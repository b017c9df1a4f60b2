import { SEARCHABLE_LIST_LENGTH } from '../lib/constants.js';
import { rowsOf } from './moveAmongRows.js';

/**
 * In a short list, every row is a Tab stop. A long list has a single stop, so that keyboard users can get past it: the wanted
 * row or, without one, the previous stop.
 */
export function setTabStop(list: ParentNode | null, wanted?: EventTarget | null): void {
  const rows = rowsOf(list);
  const areMany = rows.length > SEARCHABLE_LIST_LENGTH;
  const last = rows.find((row) => row.getAttribute('tabindex') === '0');
  const stop = rows.find((row) => row === wanted) ?? last ?? rows[0];
  for (const row of rows) row.tabIndex = areMany && row !== stop ? -1 : 0;
}
