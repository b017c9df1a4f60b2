/** Splits an address into groups of four characters for comparing. The prefix stays with the first group. */
export function groupAddress(address: string): string[] {
  return address.match(/^0x.{1,4}|.{1,4}/gi) ?? [];
}
