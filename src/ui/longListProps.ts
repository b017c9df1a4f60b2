import type { ReactElement } from 'react';

/** Of a list that loads more while it is scrolled. */
export interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  /** A Row with a key. */
  children: (item: Item) => ReactElement;
  /** The height of most rows with the gap below, in pixels; others are measured. */
  rowHeight: number;
  /** Told the place of the last row in sight, whenever it changes. */
  onReach: (last: number) => void;
  /** Changes when these are other items, which begin at the top. */
  subject: string;
  /** ArrowUp on the first row. */
  onLeaveTop: () => void;
}
