const TINT_STEP = 0.15;
const TINTS = 5;
/** The positions of the colours, lightest first; the last is the address's own colour. */
const STOPS = [0.5, 31, 52, 66, 82, 100];

/** Five tints of the colour that the first six hex digits of an address give, darkest first. */
export function addressTints(address: string): string[] {
  const digits = address
    .toLowerCase()
    .replace(/^0x/, '')
    .replace(/[^0-9a-f]/g, '');
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2).padEnd(2, '0'), 16));
  return Array.from({ length: TINTS }, (_, index) => {
    const tint = channels.map((channel) => Math.round(channel + (255 - channel) * TINT_STEP * index));
    return `rgb(${tint.join(' ')})`;
  });
}

/** A CSS image that is derived from an address, so everybody sees the same. */
export function avatarGradient(address: string): string {
  const colours = ['#fff', ...addressTints(address).reverse()];
  const stops = colours.map((colour, index) => `${colour} ${STOPS[index]}%`);
  return `radial-gradient(88% 88% at 65% 40%, ${stops.join(', ')})`;
}
