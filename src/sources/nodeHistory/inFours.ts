/** The most concurrent requests to a node. */
const AT_ONCE = 4;

/** Runs `work` for all items, four at a time. Rejects with the first failure, after which no more work starts. */
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
