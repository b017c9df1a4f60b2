import { addressKey, isSameAddress } from '../networks/isSameAddress.js';
import { editsBetween } from './editsBetween.js';

/** A part of an address, and whether another address has the same at the same place. */
export interface AddressPart {
  readonly text: string;
  readonly isSame: boolean;
}

const isHex = (address: string) => address.startsWith('0x');

/** What people compare: few of them mind the case of a letter. */
const digitsOf = (address: string) => (isHex(address) ? address.slice(2) : address).toLowerCase();

/**
 * How many equal characters at both ends, and how many at one end alone, are no chance: hex digits are fewer than base58
 * digits. At both ends there must be two at each, because addresses with many zeros in front are common. At one end it is as
 * many as wallets show of it (four to six): who looks at one end only sees no difference.
 */
const leastAtEnds = (address: string) => (isHex(address) ? 6 : 4);
const leastAtOneEnd = (address: string) => (isHex(address) ? 6 : 5);
const LEAST_AT_EACH = 2;
/** As many slips make a mistyped address. */
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

/** Whether two different addresses begin and end alike, so that somebody who compares the ends takes one for the other. */
function isImitation(one: string, other: string): boolean {
  if (isHex(one) !== isHex(other) || isSameAddress(one, other)) return false;
  const [a, b] = [digitsOf(one), digitsOf(other)];
  const [start, end] = [equalFromStart(a, b), equalFromEnd(a, b)];
  if (start + end < leastAtEnds(one)) return false;
  // Many addresses are made to begin with zeros, which says nothing.
  const told = Math.max(0, start - zerosOf(a));
  return (start >= LEAST_AT_EACH && end >= LEAST_AT_EACH) || Math.max(told, end) >= leastAtOneEnd(one);
}

/**
 * Whether two different addresses are easily taken for each other: they begin and end alike, or one is the other mistyped.
 * Attackers make such addresses and put them into other people's histories.
 */
export function isLookAlike(one: string, other: string): boolean {
  if (isImitation(one, other)) return true;
  if (isHex(one) !== isHex(other) || isSameAddress(one, other)) return false;
  return editsBetween(digitsOf(one), digitsOf(other), MOST_SLIPS) !== undefined;
}

export interface ImitationFinder {
  add(address: string): void;
  /** The one of the added addresses that this one imitates by its ends. */
  find(address: string): string | undefined;
}

/** Finds who is imitated among many addresses, in a time that does not depend on how many they are. */
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

/** Two addresses of which one imitates the other have one of these in common. */
function keysOf(address: string): readonly string[] {
  const digits = digitsOf(address);
  const long = leastAtOneEnd(address);
  return [
    `both ${digits.slice(0, LEAST_AT_EACH)} ${digits.slice(-LEAST_AT_EACH)}`,
    `start ${digits.slice(0, zerosOf(digits) + long)}`,
    `end ${digits.slice(-long)}`,
  ];
}

/** How a text differs from the address that it probably should be. `several`: by two or three characters. */
export type Slip = 'missing' | 'extra' | 'changed' | 'swapped' | 'several';

export interface NearMiss {
  readonly known: string;
  readonly slip: Slip;
}

/** The one of some addresses that a text, which need not be an address, is with a few slips. */
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

/** An address in parts that another one has too, and parts that differ. */
export function compareAddresses(address: string, other: string): readonly AddressPart[] {
  const parts: { text: string; isSame: boolean }[] = [];
  const [own, others] = [addressKey(address), addressKey(other)];
  const start = equalFromStart(own, others);
  Array.from(own).forEach((digit, index) => {
    // Behind the first difference, one may have a character more.
    const isSame = index < start || digit === others[index - own.length + others.length];
    const last = parts.at(-1);
    const shown = address[index] ?? digit;
    if (last?.isSame === isSame) last.text += shown;
    else parts.push({ text: shown, isSame });
  });
  return parts;
}
