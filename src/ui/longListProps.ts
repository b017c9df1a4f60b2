import type { ReactElement } from 'react';

/** The usual height of a row including the gap below, in pixels. Rows with other heights are measured. */
export const ROW_HEIGHT = 42;
/** The same for a row with two lines. */
export const TWO_LINES_HEIGHT = 50;
/** The next page is requested when this many rows or fewer remain below the last rendered one. */
export const ROWS_AHEAD = 20;

/** The props of a list that loads more as it scrolls. */
export interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  /** The usual height of its rows, if not `ROW_HEIGHT`. */
  rowHeight?: number | undefined;
  /** Renders an item as a Row with a key. */
  children: (item: Item) => ReactElement;
  /** Receives the index of the last visible row whenever it changes. */
  onReach: (last: number) => void;
  /** Identifies the set of items. When it changes, the list scrolls to the top. */
  subject: string;
  /** Whether the list is below others. It then doesn't scroll to the top when it appears. */
  isBelow?: boolean;
  /** Called on ArrowUp in the first row. */
  onLeaveTop: () => void;
}
