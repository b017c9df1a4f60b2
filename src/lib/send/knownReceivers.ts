import { NAMESPACES, type Namespace } from '../networks/caip.js';
import { readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { isSameAddress } from './lookAlike.js';

/** A receiver of an earlier transfer from this device. */
export interface KnownReceiver {
  readonly namespace: Namespace;
  readonly address: string;
  /** The name that was typed. */
  readonly name: string | undefined;
}

const MOST = 100;
const LONGEST = 255;

/** Reads what was stored. Drops what is something else. Never throws. */
export function readKnownReceivers(text: string | null): readonly KnownReceiver[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    // Not our data.
    return [];
  }
  return (readEntries(value) ?? []).slice(0, MOST).flatMap((entry) => {
    const fields = readFields(entry, ['namespace', 'address', 'name']);
    const namespace = NAMESPACES.find((one) => one === fields.namespace);
    const { address, name } = fields;
    if (!namespace || !isText(address)) return [];
    return [{ namespace, address, name: isText(name) ? name : undefined }];
  });
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

/** Adds a receiver as the newest. Each name and each address is kept once. */
export function withReceiver(
  known: readonly KnownReceiver[],
  receiver: KnownReceiver,
): readonly KnownReceiver[] {
  const { name, address, namespace } = receiver;
  const others = known.filter((one) => {
    if (one.namespace !== namespace) return true;
    const isSameName = name !== undefined && isSame(one.name, name);
    return !isSameName && !(isSameAddress(one.address, address) && (!one.name || one.name === name));
  });
  return [receiver, ...others].slice(0, MOST);
}

/** The receiver that a name stood for last. */
export function findByName(known: readonly KnownReceiver[], name: string): KnownReceiver | undefined {
  return known.find((one) => isSame(one.name, name));
}

const isSame = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();
