import { NAMESPACES, type Namespace } from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { safeName } from '../untrusted/sanitize.js';

/** A receiver of an earlier transfer from this device. */
export interface KnownReceiver {
  readonly namespace: Namespace;
  readonly address: string;
  /** The name that was typed. */
  readonly name: string | undefined;
}

/** A receiver of a transfer that a wallet took, which makes nobody known before the network has confirmed it. */
export interface RememberedReceiver extends KnownReceiver {
  readonly isConfirmed: boolean;
}

const MOST = 100;
const LONGEST = 255;

/** Reads what was stored. Drops what is something else. Never throws. */
export function readRemembered(text: string | null): readonly RememberedReceiver[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    // Not our data.
    return [];
  }
  return (readEntries(value) ?? []).slice(0, MOST).flatMap((entry) => {
    const fields = readFields(entry, ['namespace', 'address', 'name', 'isConfirmed']);
    const namespace = NAMESPACES.find((one) => one === fields.namespace);
    const { address, name } = fields;
    if (!namespace || !isText(address)) return [];
    // Earlier versions did not keep it.
    const isConfirmed = fields.isConfirmed !== false;
    return [{ namespace, address, name: isText(name) ? safeName(name, LONGEST) : undefined, isConfirmed }];
  });
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** Adds the receiver of a transfer that a wallet has just taken. */
export function withAsked(
  all: readonly RememberedReceiver[],
  receiver: KnownReceiver,
): readonly RememberedReceiver[] {
  const isThere = all.some((one) => isSameReceiver(one, receiver));
  return isThere ? all : shorten([{ ...receiver, isConfirmed: false }, ...all]);
}

/**
 * Makes the receivers of confirmed transfers, oldest first, known ones. Answers the same list if they were before. A name
 * stands for the last one only.
 */
export function withConfirmed(
  all: readonly RememberedReceiver[],
  sent: readonly KnownReceiver[],
): readonly RememberedReceiver[] {
  const isNewest = (receiver: KnownReceiver, index: number) =>
    receiver.name === undefined || !sent.slice(index + 1).some((later) => hasSameName(later, receiver));
  let known = all;
  for (const receiver of sent.filter(isNewest)) known = withOne(known, receiver);
  return known;
}

function withOne(
  known: readonly RememberedReceiver[],
  receiver: KnownReceiver,
): readonly RememberedReceiver[] {
  const before = known.find((one) => isSameReceiver(one, receiver));
  if (before?.isConfirmed) return known;
  const others = known.filter((one) => one !== before && !(one.isConfirmed && hasSameName(one, receiver)));
  // As it was typed, with its checksum.
  return shorten([{ ...receiver, ...before, isConfirmed: true }, ...others]);
}

/** Of too many, the oldest one goes that is not known, or else the oldest. */
function shorten(all: readonly RememberedReceiver[]): readonly RememberedReceiver[] {
  if (all.length <= MOST) return all;
  const dropped = all.findLast((one) => !one.isConfirmed) ?? all.at(-1);
  return all.filter((one) => one !== dropped);
}

function isSameReceiver(one: KnownReceiver, other: KnownReceiver): boolean {
  const isSamePlace = one.namespace === other.namespace && isSameAddress(one.address, other.address);
  return isSamePlace && (one.name === other.name || hasSameName(one, other));
}

const hasSameName = (one: KnownReceiver, other: KnownReceiver) =>
  one.namespace === other.namespace && other.name !== undefined && isSameName(one.name, other.name);

/** The receiver that a name stood for last. */
export function findByName(known: readonly KnownReceiver[], name: string): KnownReceiver | undefined {
  return known.find((one) => isSameName(one.name, name));
}

const isSameName = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();
