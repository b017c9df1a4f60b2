/** What a table has under a name from outside. What all objects inherit, such as `constructor`, is not in it. */
export function ownValue<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: PropertyKey,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name as string] : undefined;
}
