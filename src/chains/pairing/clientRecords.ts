import { ownValue } from '../../lib/untrusted/ownValue.js';

type Is = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Is = (value) => typeof value === 'string';
const isNumber: Is = Number.isFinite;
const listOf =
  (isOne: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(isOne);
const mapOf =
  (isOne: Is): Is =>
  (value) =>
    isObject(value) && Object.values(value).every(isOne);
const shape =
  (members: Readonly<Record<string, Is>>): Is =>
  (value) =>
    isObject(value) && Object.entries(members).every(([name, isMember]) => isMember(value[name]));

const isTexts = listOf(isText);
const isRelay = shape({ protocol: isText });
const isMember = shape({ publicKey: isText, metadata: isObject });
const isNamespace = shape({ accounts: isTexts, methods: isTexts, events: isTexts });

/** Per list: the fields that WalletConnect's client relies on in each entry. */
const ENTRIES: Readonly<Record<string, Is>> = {
  expirer: shape({ target: isText, expiry: isNumber }),
  history: shape({ id: isNumber, topic: isText, request: shape({ method: isText }) }),
  pairing: shape({ topic: isText, expiry: isNumber, relay: isRelay }),
  proposal: shape({ id: isNumber, expiryTimestamp: isNumber, proposer: isMember, relays: listOf(isRelay) }),
  request: shape({ id: isNumber, topic: isText, params: isObject }),
  session: shape({
    ...{ topic: isText, expiry: isNumber, relay: isRelay, self: isMember, peer: isMember },
    namespaces: mapOf(isNamespace),
  }),
  subscription: shape({ id: isText, topic: isText }),
};
/** Per map: the type of each value. */
const VALUES: Readonly<Record<string, Is>> = { keychain: isText, messages: isObject };

/**
 * Reads a stored value of WalletConnect's client. Drops entries that the client could not use, and values that are not the
 * expected list or map. Pairing needs none of the client's other keys.
 */
export function readClientRecord(key: string, value: unknown): unknown {
  const name = /([^/]+)$/.exec(key)?.[1] ?? '';
  const isEntry = ownValue(ENTRIES, name);
  if (isEntry) return Array.isArray(value) ? value.filter(isEntry) : undefined;
  const isValue = ownValue(VALUES, name) ?? (() => true);
  if (!isObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => isValue(one)));
}
