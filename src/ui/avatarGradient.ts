/** The least distance between the two hues, and how much more it can be, in degrees. */
const LEAST_APART = 60;
const MORE_APART = 120;

/** A number that every character of the address changes: addresses with the same ends get different pictures. */
function mix(address: string): number {
  let mixed = 2_166_136_261;
  for (const character of address.startsWith('0x') ? address.toLowerCase() : address)
    mixed = Math.imul(mixed ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return mixed;
}

/** The two hues of an account's picture, in degrees. */
export function addressHues(address: string): readonly [number, number] {
  const mixed = mix(address);
  const first = mixed % 360;
  return [first, (first + LEAST_APART + (Math.floor(mixed / 360) % MORE_APART)) % 360];
}

/** A CSS image that is derived from an address, so everybody sees the same. */
export function avatarGradient(address: string): string {
  const [from, to] = addressHues(address);
  return `linear-gradient(140deg, hsl(${from} 78% 56%), hsl(${to} 78% 50%))`;
}
