/** An address in groups of four that the eye can compare; its prefix stays with the first. */
export function groupAddress(address: string): string[] {
  return address.match(/^0x.{1,4}|.{1,4}/gi) ?? [];
}
