import { WalletModalError } from '../lib/errors.js';
import { NAMESPACES } from '../lib/networks/caip.js';
import { attempt, readFields } from '../lib/untrusted/readFields.js';
import type { ConnectWish } from '../lib/wallets/connectWish.js';

/** Checks the shape, because a page may use an `AbortSignal` polyfill or one from a frame. */
function isSignal(value: unknown): boolean {
  const { aborted, addEventListener, removeEventListener } = value as Partial<AbortSignal>;
  return (
    typeof aborted === 'boolean' &&
    [addEventListener, removeEventListener].every((one) => typeof one === 'function')
  );
}

const FIELDS: Readonly<
  Record<keyof ConnectWish, readonly [isUsable: (value: unknown) => boolean, what: string]>
> = {
  signal: [isSignal, 'an AbortSignal'],
  namespace: [(value) => NAMESPACES.some((one) => one === value), NAMESPACES.join(' or ')],
  wallet: [(value) => typeof value === 'string', 'text'],
  keep: [(value) => typeof value === 'boolean', 'true or false'],
};

const unreadable = (details: string) =>
  new WalletModalError('request_invalid', 'What was asked cannot be read.', { details });

/** Reads the options that a page passed to `connect` or `disconnect`. Throws `request_invalid` if they are invalid. */
export function readWish(given: unknown = {}): ConnectWish {
  if (typeof given !== 'object' || given === null)
    throw unreadable('Pass an object with options, or nothing.');
  const fields = Object.entries(readFields(given, Object.keys(FIELDS)));
  const named = fields.filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of named) {
    const [isUsable, what] = FIELDS[name as keyof ConnectWish];
    if (attempt(() => isUsable(value)) !== true) throw unreadable(`"${name}" must be ${what}.`);
  }
  return Object.fromEntries(named);
}
