/** How many blocks a node is asked about at once. */
export interface BlockWindow {
  readonly size: number;
  /** The most that the node allows, as it said. 0 if it has said nothing. */
  readonly most: number;
  /** Whether a larger one has failed on this page. */
  readonly isNarrow: boolean;
}

/** What many public nodes allow. */
export const FIRST_WINDOW: BlockWindow = { size: 10_000, most: 0, isNarrow: false };

const within = (size: number, most: number) => Math.max(1, most > 0 ? Math.min(size, most) : size);

/** The next window after one that the node answered. After a failure, it grows slowly. */
export function grown({ size, most, isNarrow }: BlockWindow): BlockWindow {
  const larger = isNarrow ? size + Math.ceil(size / 4) : size * 2;
  return { size: within(Math.min(larger, Number.MAX_SAFE_INTEGER), most), most, isNarrow };
}

/** The next window after one that was too large. `named` is what the node says that it allows. */
export function narrowed({ size, most }: BlockWindow, named?: number): BlockWindow {
  if (named !== undefined && named > 0 && named < size) return { size: named, most: named, isNarrow: true };
  return { size: Math.max(1, Math.floor(size / 2)), most, isNarrow: true };
}
