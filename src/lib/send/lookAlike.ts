import { addressKey, isSameAddress } from '../networks/isSameAddress.js';
import { editsBetween } from './editsBetween.js';

/** A part of an address, and whether it equals the same part of another address. */
export interface AddressPart {
  readonly text: string;
  readonly isSame: boolean;
}

const isHex = (address: string) => address.startsWith('0x');

/** The characters that people compare. Few of them notice letter case. */
const digitsOf = (address: string) => (isHex(address) ? address.slice(2) : address).toLowerCase();

/**
 * The number of equal characters, at both ends together and at one end alone, that is no coincidence. Hex needs more than
 * base58, because it has fewer different digits. Each end needs two, because addresses with many leading zeros are common. One
 * end alone needs as many as wallets show of it (four to six): people who look at one end only see no difference.
 */
const leastAtEnds = (address: string) => (isHex(address) ? 6 : 4);
const leastAtOneEnd = (address: string) => (isHex(address) ? 6 : 5);
const LEAST_AT_EACH = 2;
/** The most edits for a text to count as a mistyped address. */
const MOST_SLIPS = 3;

function equalFromStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one[count] === other[count]) count += 1;
  return count;
}

function equalFromEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

const zerosOf = (digits: string) => /^0*/.exec(digits)?.[0].length ?? 0;

/** Whether two different addresses begin and end alike, so that somebody who only compares the ends confuses them. */
function isImitation(one: string, other: string): boolean {
  if (isHex(one) !== isHex(other) || isSameAddress(one, other)) return false;
  const [a, b] = [digitsOf(one), digitsOf(other)];
  const [start, end] = [equalFromStart(a, b), equalFromEnd(a, b)];
  if (start + end < leastAtEnds(one)) return false;
  // Leading zeros don't count: many addresses are generated to have them.
  const told = Math.max(0, start - zerosOf(a));
  return (start >= LEAST_AT_EACH && end >= LEAST_AT_EACH) || Math.max(told, end) >= leastAtOneEnd(one);
}

/**
 * Whether two different addresses are easily confused: they begin and end alike, or one is a mistyped form of the other.
 * Attackers make such addresses and put them into other people's histories.
 */
export function isLookAlike(one: string, other: string): boolean {
  if (isImitation(one, other)) return true;
  if (isHex(one) !== isHex(other) || isSameAddress(one, other)) return false;
  return editsBetween(digitsOf(one), digitsOf(other), MOST_SLIPS) !== undefined;
}

export interface ImitationFinder {
  add(address: string): void;
  /** The added address whose ends this one imitates. */
  find(address: string): string | undefined;
}

/** Finds imitated addresses among many, in a time that doesn't depend on their number. */
export function createImitationFinder(addresses: Iterable<string> = []): ImitationFinder {
  const byKey = new Map<string, string[]>();
  function add(address: string) {
    for (const key of keysOf(address)) {
      const same = byKey.get(key);
      if (same) same.push(address);
      else byKey.set(key, [address]);
    }
  }
  for (const address of addresses) add(address);
  return {
    add,
    find(address) {
      for (const key of keysOf(address)) {
        const found = byKey.get(key)?.find((other) => isImitation(address, other));
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

/** An address and its imitation share at least one of these keys. */
function keysOf(address: string): readonly string[] {
  const digits = digitsOf(address);
  const long = leastAtOneEnd(address);
  return [
    `both ${digits.slice(0, LEAST_AT_EACH)} ${digits.slice(-LEAST_AT_EACH)}`,
    `start ${digits.slice(0, zerosOf(digits) + long)}`,
    `end ${digits.slice(-long)}`,
  ];
}

/** The difference between a text and the address it was probably meant to be. `several`: two or three edits. */
export type Slip = 'missing' | 'extra' | 'changed' | 'swapped' | 'several';

export interface NearMiss {
  readonly known: string;
  readonly slip: Slip;
}

/** The known address that a text is a mistyped form of. The text itself need not be an address. */
export function findNearMiss(text: string, addresses: readonly string[]): NearMiss | undefined {
  for (const known of addresses) {
    const typed = isHex(known) ? text.replace(/^0?x/i, '').toLowerCase() : text;
    const wanted = isHex(known) ? digitsOf(known) : known;
    const edits = editsBetween(typed, wanted, MOST_SLIPS);
    if (edits) return { known, slip: edits > 1 ? 'several' : slipBetween(typed, wanted) };
  }
  return undefined;
}

function slipBetween(typed: string, wanted: string): Slip {
  if (typed.length !== wanted.length) return typed.length < wanted.length ? 'missing' : 'extra';
  const isOnlyOne = equalFromStart(typed, wanted) + equalFromEnd(typed, wanted) === wanted.length - 1;
  return isOnlyOne ? 'changed' : 'swapped';
}

/** An address, split into parts that it shares with another one and parts that differ. */
export function compareAddresses(address: string, other: string): readonly AddressPart[] {
  const parts: { text: string; isSame: boolean }[] = [];
  const [own, others] = [addressKey(address), addressKey(other)];
  const start = equalFromStart(own, others);
  Array.from(own).forEach((digit, index) => {
    // After the first difference, compare from the end, because one address may be longer.
    const isSame = index < start || digit === others[index - own.length + others.length];
    const last = parts.at(-1);
    const shown = address[index] ?? digit;
    if (last?.isSame === isSame) last.text += shown;
    else parts.push({ text: shown, isSame });
  });
  return parts;
}
