import type { NextParams } from './nextParams.js';

/** Reads one page of a list that is sorted newest first. */
export type ReadList<T> = (from: NextParams | undefined) => Promise<ListPage<T>>;

export interface ListPage<T> {
  readonly items: readonly T[];
  /** Undefined on the last page. */
  readonly next: NextParams | undefined;
}

/** The position in several lists that are merged. */
export interface Together {
  /** Only items that aren't newer belong to the page. Undefined at the beginning. */
  readonly until: number | undefined;
  /** The page of each list. `null` is the first one, `false` none. */
  readonly places: readonly (NextParams | null | false)[];
}

interface Timed {
  readonly time: number;
}

/** The most pages of one list that are read for one merged page. No account has that many items at one time. */
const MOST_PAGES = 20;

/**
 * Merges the next items of several lists, each newest first. The pages of the lists cover different periods, so only the period
 * that all lists cover is returned: items newer than the oldest item of each list that continues. The rest is read again with
 * the next page.
 */
export async function readTogether<T extends Timed>(
  lists: readonly ReadList<T>[],
  { until = Number.POSITIVE_INFINITY, places }: Together,
): Promise<{ readonly items: readonly T[]; readonly next: Together | undefined }> {
  const readers = lists.map((read, index) => createReader(read, places[index] ?? null));
  await Promise.all(readers.map((reader) => reader.readOn()));
  for (let pages = 1; ; pages += 1) {
    // A list that continues after an empty page may still have items of any age.
    const floor = Math.max(
      ...readers.filter(({ goesOn }) => goesOn()).map(({ oldest }) => oldest()),
      Number.NEGATIVE_INFINITY,
    );
    const items = readers
      .flatMap(({ items }) => items())
      .filter(({ time }) => time <= until && time > floor)
      .sort((one, other) => other.time - one.time);
    if (floor === Number.NEGATIVE_INFINITY) return { items, next: undefined };
    if (items.length > 0) {
      return { items, next: { until: floor, places: readers.map(({ placeOf }) => placeOf(floor)) } };
    }
    if (pages === MOST_PAGES) throw new Error('Blockscout lists too much at one time.');
    const behind = readers.filter((reader) => reader.goesOn() && reader.oldest() === floor);
    await Promise.all(behind.map((reader) => reader.readOn()));
  }
}

function createReader<T extends Timed>(read: ReadList<T>, start: NextParams | null | false) {
  const pages: { readonly from: NextParams | null; readonly items: readonly T[] }[] = [];
  let next = start;
  const items = () => pages.flatMap((page) => page.items);
  return {
    items,
    goesOn: () => next !== false,
    oldest: () => Math.min(...items().map(({ time }) => time)),
    async readOn() {
      if (next === false) return;
      const from = next;
      const page = await read(from ?? undefined);
      pages.push({ from, items: page.items });
      next = page.next ?? false;
      const place = JSON.stringify(next);
      if (next && pages.some(({ from }) => JSON.stringify(from) === place))
        throw new Error('Blockscout goes on where it has been.');
    },
    /** The first page with an item that isn't newer than this. */
    placeOf(until: number): NextParams | null | false {
      const page = pages.find(({ items }) => items.some(({ time }) => time <= until));
      return page ? page.from : next;
    },
  };
}
