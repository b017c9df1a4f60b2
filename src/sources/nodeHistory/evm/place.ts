import { type BlockWindow, FIRST_WINDOW } from './blockWindow.js';

/** Where a page begins. */
export interface Place {
  /** The newest block of which something is missing. */
  readonly block: number;
  /** Of that block, only transactions before this one are missing. */
  readonly before: number;
  readonly window: BlockWindow;
}

export const WHOLE_BLOCK = Number.MAX_SAFE_INTEGER;

const CURSOR = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.(\d{1,16})$/;

/** The place in a cursor. Undefined if it is none of ours. */
export function readPlace(cursor: string): Place | undefined {
  const [block, before, size, most] = CURSOR.exec(cursor)?.slice(1).map(Number) ?? [];
  if (block === undefined || before === undefined || size === undefined || most === undefined)
    return undefined;
  if (![block, before, size, most].every(Number.isSafeInteger) || size < 1) return undefined;
  return { block, before, window: { ...FIRST_WINDOW, size, most } };
}

export const writePlace = ({ block, before, window }: Place): string =>
  [block, before, window.size, window.most].join('.');
