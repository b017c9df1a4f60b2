/** How many requests a node gets at once. */
const AT_ONCE = 4;

/** Does the work for all items, for four at once. Rejects as the first work that fails; none begins after that. */
export async function inFours<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  const rest = items.map((item, index) => ({ item, index }));
  const run = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      try {
        results.set(next.index, await work(next.item));
      } catch (error) {
        rest.length = 0;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return items.flatMap((_, index) => (results.has(index) ? [results.get(index) as Result] : []));
}
