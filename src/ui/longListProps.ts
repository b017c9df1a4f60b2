import type { ReactElement } from 'react';

/** The usual height of a row including the gap below, in pixels. Other heights are measured. */
export const ROW_HEIGHT = 66;
/** The next page is requested when this many rows or fewer remain below the last drawn one. */
export const ROWS_AHEAD = 20;

/** The props of a list that loads more as it scrolls. */
export interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  /** A Row with a key. */
  children: (item: Item) => ReactElement;
  /** Receives the index of the last visible row whenever it changes. */
  onReach: (last: number) => void;
  /** Identifies the set of items. When it changes, the list scrolls to the top. */
  subject: string;
  /** For a list below others: does not scroll to the top when it appears. */
  isBelow?: boolean;
  /** Called on ArrowUp in the first row. */
  onLeaveTop: () => void;
}
