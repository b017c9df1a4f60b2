/** A part of an address, and whether another address has the same at the same place. */
export interface AddressPart {
  readonly text: string;
  readonly isSame: boolean;
}

const isHex = (address: string) => address.startsWith('0x');
const digitsOf = (address: string) => Array.from(isHex(address) ? address.slice(2).toLowerCase() : address);

/** Fewer equal characters at both ends are chance: hex digits are fewer than base58 digits. */
const leastEqual = (address: string) => (isHex(address) ? 7 : 5);
const LEAST_AT_END = 2;

/** Whether two texts are the same address. Letters of hex addresses differ in case only by their checksum. */
export function isSameAddress(one: string, other: string): boolean {
  return digitsOf(one).join('') === digitsOf(other).join('') && isHex(one) === isHex(other);
}

function equalFromStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((digit, index) => digit !== other[index]);
  return different < 0 ? one.length : different;
}

/**
 * Whether two addresses are different but begin and end alike, so that somebody who compares both ends takes one for the
 * other. Attackers make such addresses and put them into other people's histories.
 */
export function isLookAlike(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  if (isHex(one) !== isHex(other) || isSameAddress(one, other)) return false;
  const start = equalFromStart(a, b);
  const end = equalFromStart([...a].reverse(), [...b].reverse());
  return start >= LEAST_AT_END && end >= LEAST_AT_END && start + end >= leastEqual(one);
}

/** An address in parts that another one has too, and parts that differ. */
export function compareAddresses(address: string, other: string): readonly AddressPart[] {
  const parts: { text: string; isSame: boolean }[] = [];
  const canon = (text: string) => (isHex(text) ? text.toLowerCase() : text);
  const others = Array.from(canon(other));
  Array.from(canon(address)).forEach((digit, index) => {
    const isSame = digit === others[index];
    const last = parts.at(-1);
    const shown = address[index] ?? digit;
    if (last?.isSame === isSame) last.text += shown;
    else parts.push({ text: shown, isSame });
  });
  return parts;
}
