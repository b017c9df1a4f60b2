/** Equal for different spellings of one address. The case of hex addresses only encodes a checksum; in base58, case matters. */
export const addressKey = (address: string): string =>
  /^0x/i.test(address) ? address.toLowerCase() : address;

/** Whether two texts are the same address, on any network. False if the first is undefined. */
export const isSameAddress = (one: string | undefined, other: string): boolean =>
  one !== undefined && addressKey(one) === addressKey(other);
