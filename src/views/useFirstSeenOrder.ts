import { useState } from 'react';

/**
 * Items in the order in which they were first seen while the caller is on screen. What comes late goes to the end:
 * rows that move under a pointer are clicked by mistake, and a row that has the focus would lose it. While nobody
 * looks (`isSeen` false) they keep the order that they come in.
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
