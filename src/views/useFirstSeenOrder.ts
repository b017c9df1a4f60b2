import { useState } from 'react';

/**
 * Keeps items in the order in which they first appeared. New ones go to the end, because rows that move under a pointer get
 * clicked by mistake, and a moved row would lose the focus. While the list isn't visible (`isSeen` is false), items keep their
 * given order.
 */
export function useFirstSeenOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  isSeen = true,
): readonly Item[] {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const kept = isSeen ? keys : [];
  const order = [...kept, ...items.map(keyOf).filter((key) => !kept.includes(key))];
  if (order.length !== keys.length || order.some((key, at) => key !== keys[at])) setKeys(order);
  return [...items].sort((a, b) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b)));
}
