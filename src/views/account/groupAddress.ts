/** An address cut into readable groups: its prefix, then four letters each. */
export function groupAddress(address: string): string[] {
  const [, prefix, rest = ''] = /^(0x)?(.*)$/i.exec(address) ?? [];
  return [...(prefix ? [prefix] : []), ...(rest.match(/.{1,4}/g) ?? [])];
}
