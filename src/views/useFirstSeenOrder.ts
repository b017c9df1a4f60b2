import { useState } from 'react';

/**
 * Items in the order in which they were first seen while the caller is on screen. What comes late goes to the end:
 * rows that move under a pointer are clicked by mistake, and a row that has the focus would lose it.
 */
export function useFirstSeenOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const fresh = items.map(keyOf).filter((key) => !keys.includes(key));
  const order = fresh.length > 0 ? [...keys, ...fresh] : keys;
  if (order !== keys) setKeys(order);
  return [...items].sort((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
}
