import { type BlockWindow, FIRST_WINDOW } from './blockWindow.js';

/** The start of a page. */
export interface Place {
  /** The newest block that isn't complete yet. */
  readonly block: number;
  /** In that block, only transactions before this index are missing. */
  readonly before: number;
  readonly window: BlockWindow;
}

export const WHOLE_BLOCK = Number.MAX_SAFE_INTEGER;

const CURSOR = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.(\d{1,16})$/;

/** Parses the place in a cursor. Undefined if the cursor isn't ours. */
export function readPlace(cursor: string): Place | undefined {
  const [block, before, size, most] = CURSOR.exec(cursor)?.slice(1).map(Number) ?? [];
  if (block === undefined || before === undefined || size === undefined || most === undefined)
    return undefined;
  if (![block, before, size, most].every(Number.isSafeInteger) || size < 1) return undefined;
  return { block, before, window: { ...FIRST_WINDOW, size, most } };
}

export const writePlace = ({ block, before, window }: Place): string =>
  [block, before, window.size, window.most].join('.');
