import { NAMESPACES, type Namespace } from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { safeName } from '../untrusted/sanitize.js';

/** A recipient of an earlier transfer from this device. */
export interface KnownRecipient {
  readonly namespace: Namespace;
  readonly address: string;
  /** The name that was typed. */
  readonly name: string | undefined;
}

/** A recipient of a transfer that a wallet accepted. Counts as known only once the network has confirmed the transfer. */
export interface RememberedRecipient extends KnownRecipient {
  readonly isConfirmed: boolean;
}

const MOST = 100;
const LONGEST = 255;

/** Reads stored recipients and drops invalid ones. Never throws. */
export function readRemembered(text: string | null): readonly RememberedRecipient[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    // Not written by us.
    return [];
  }
  return (readEntries(value) ?? []).slice(0, MOST).flatMap((entry) => {
    const fields = readFields(entry, ['namespace', 'address', 'name', 'isConfirmed']);
    const namespace = NAMESPACES.find((one) => one === fields.namespace);
    const { address, name } = fields;
    if (!namespace || !isText(address)) return [];
    // Earlier versions didn't store this field.
    const isConfirmed = fields.isConfirmed !== false;
    return [{ namespace, address, name: isText(name) ? safeName(name, LONGEST) : undefined, isConfirmed }];
  });
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** Adds the recipient of a transfer that a wallet has just accepted. */
export function withAsked(
  all: readonly RememberedRecipient[],
  recipient: KnownRecipient,
): readonly RememberedRecipient[] {
  const isThere = all.some((one) => isSameRecipient(one, recipient));
  return isThere ? all : shorten([{ ...recipient, isConfirmed: false }, ...all]);
}

/**
 * Marks the recipients of confirmed transfers, given oldest first, as known. Returns the same list if nothing changes. A name
 * belongs to its latest recipient only.
 */
export function withConfirmed(
  all: readonly RememberedRecipient[],
  sent: readonly KnownRecipient[],
): readonly RememberedRecipient[] {
  const isNewest = (recipient: KnownRecipient, index: number) =>
    recipient.name === undefined || !sent.slice(index + 1).some((later) => hasSameName(later, recipient));
  let known = all;
  for (const recipient of sent.filter(isNewest)) known = withOne(known, recipient);
  return known;
}

function withOne(
  known: readonly RememberedRecipient[],
  recipient: KnownRecipient,
): readonly RememberedRecipient[] {
  const before = known.find((one) => isSameRecipient(one, recipient));
  if (before?.isConfirmed) return known;
  const others = known.filter((one) => one !== before && !(one.isConfirmed && hasSameName(one, recipient)));
  // Keeps the earlier spelling, with its checksum.
  return shorten([{ ...recipient, ...before, isConfirmed: true }, ...others]);
}

/** Drops the oldest unconfirmed recipient from an overfull list, or the oldest if all are confirmed. */
function shorten(all: readonly RememberedRecipient[]): readonly RememberedRecipient[] {
  if (all.length <= MOST) return all;
  const dropped = all.findLast((one) => !one.isConfirmed) ?? all.at(-1);
  return all.filter((one) => one !== dropped);
}

function isSameRecipient(one: KnownRecipient, other: KnownRecipient): boolean {
  const isSamePlace = one.namespace === other.namespace && isSameAddress(one.address, other.address);
  return isSamePlace && (one.name === other.name || hasSameName(one, other));
}

const hasSameName = (one: KnownRecipient, other: KnownRecipient) =>
  one.namespace === other.namespace && other.name !== undefined && isSameName(one.name, other.name);

/** The latest recipient under a name. */
export function findByName(known: readonly KnownRecipient[], name: string): KnownRecipient | undefined {
  return known.find((one) => isSameName(one.name, name));
}

const isSameName = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();
