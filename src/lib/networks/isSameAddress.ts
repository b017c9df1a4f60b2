/**
 * Equal for different spellings of one address. Letters of hex addresses differ in case only by their checksum; in base58,
 * every letter counts.
 */
export const addressKey = (address: string): string =>
  /^0x/i.test(address) ? address.toLowerCase() : address;

/** Whether two texts are the same address, of whatever network. No address is nobody's. */
export const isSameAddress = (one: string | undefined, other: string): boolean =>
  one !== undefined && addressKey(one) === addressKey(other);
