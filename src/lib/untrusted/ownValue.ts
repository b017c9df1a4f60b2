/** Looks up an untrusted name in a table. Ignores inherited members such as `constructor`. */
export function ownValue<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: PropertyKey,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name as string] : undefined;
}
