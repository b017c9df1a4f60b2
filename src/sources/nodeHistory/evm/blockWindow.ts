/** The number of blocks in one request. */
export interface BlockWindow {
  readonly size: number;
  /** The limit that the node has named. 0 if it hasn't named one. */
  readonly most: number;
  /** Whether a larger window has failed on this page. */
  readonly isNarrow: boolean;
}

/** The limit of many public nodes. */
export const FIRST_WINDOW: BlockWindow = { size: 10_000, most: 0, isNarrow: false };

const within = (size: number, most: number) => Math.max(1, most > 0 ? Math.min(size, most) : size);

/** The next window after a successful one. Grows slowly after a failure. */
export function grown({ size, most, isNarrow }: BlockWindow): BlockWindow {
  const larger = isNarrow ? size + Math.ceil(size / 4) : size * 2;
  return { size: within(Math.min(larger, Number.MAX_SAFE_INTEGER), most), most, isNarrow };
}

/** The next window after one that was too large. `named` is the limit that the node named. */
export function narrowed({ size, most }: BlockWindow, named?: number): BlockWindow {
  if (named !== undefined && named > 0 && named < size) return { size: named, most: named, isNarrow: true };
  return { size: Math.max(1, Math.floor(size / 2)), most, isNarrow: true };
}
