const LANE = 64n;
const MASK = (1n << LANE) - 1n;
const ROUNDS = 24;
/** The bytes absorbed between two permutations. */
const RATE = 136;

const turn = (lane: bigint, by: bigint) => ((lane << by) | (lane >> (LANE - by))) & MASK;

/** The round constants, from the linear feedback shift register of FIPS 202. */
function roundConstants(): readonly bigint[] {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let power = 0; power <= 6; power += 1) {
      if (register & 1) constant |= 1n << BigInt((1 << power) - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    return constant;
  });
}

/** The target and rotation of each lane: steps rho and pi of FIPS 202 combined. */
function moves(): readonly (readonly [to: number, by: bigint])[] {
  let [x, y] = [1, 0];
  return Array.from({ length: 24 }, (_, step) => {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    return [x + 5 * y, BigInt((((step + 1) * (step + 2)) / 2) % 64)] as const;
  });
}

const CONSTANTS = roundConstants();
const MOVES = moves();
const FIVE = [0, 1, 2, 3, 4] as const;

function permute(lanes: bigint[]): void {
  const at = (index: number) => lanes[index] ?? 0n;
  for (const constant of CONSTANTS) {
    const columns = FIVE.map((x) => at(x) ^ at(x + 5) ^ at(x + 10) ^ at(x + 15) ^ at(x + 20));
    const column = (x: number) => columns[x % 5] ?? 0n;
    for (const x of FIVE) {
      const change = column(x + 4) ^ turn(column(x + 1), 1n);
      for (const y of FIVE) lanes[x + 5 * y] = at(x + 5 * y) ^ change;
    }
    let carried = at(1);
    for (const [to, by] of MOVES) {
      const next = at(to);
      lanes[to] = turn(carried, by);
      carried = next;
    }
    for (const y of FIVE) {
      const row = FIVE.map((x) => at(x + 5 * y));
      const cell = (x: number) => row[x % 5] ?? 0n;
      for (const x of FIVE) lanes[x + 5 * y] = cell(x) ^ (~cell(x + 1) & MASK & cell(x + 2));
    }
    lanes[0] = at(0) ^ constant;
  }
}

/** The Keccak-256 hash of ASCII text, as Ethereum uses it (not SHA3-256), in hex without `0x`. */
export function keccak256(text: string): string {
  const bytes = Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
  bytes.push(1);
  while (bytes.length % RATE) bytes.push(0);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80;
  const lanes = Array.from({ length: 25 }, () => 0n);
  for (let start = 0; start < bytes.length; start += RATE) {
    bytes.slice(start, start + RATE).forEach((byte, at) => {
      const lane = at >> 3;
      lanes[lane] = (lanes[lane] ?? 0n) ^ (BigInt(byte) << BigInt(8 * (at & 7)));
    });
    permute(lanes);
  }
  const hexOf = (lane: bigint) => (lane.toString(16).padStart(16, '0').match(/../g) ?? []).reverse().join('');
  return lanes.slice(0, 4).map(hexOf).join('');
}
