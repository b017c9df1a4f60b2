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

/** What one entry of each list has to have that WalletConnect's client relies on, by the list's name. */
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
/** What each value of a map has to be. */
const VALUES: Readonly<Record<string, Is>> = { keychain: isText, messages: isObject };

/**
 * Reads something that WalletConnect's client kept under a key: entries that it could not use are dropped, and so is
 * what is not the list or map that is kept there. Its other keys hold nothing that pairing needs.
 */
export function readClientRecord(key: string, value: unknown): unknown {
  const name = /([^/]+)$/.exec(key)?.[1] ?? '';
  const isEntry = ENTRIES[name];
  if (isEntry) return Array.isArray(value) ? value.filter(isEntry) : undefined;
  const isValue = VALUES[name] ?? (() => true);
  if (!isObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => isValue(one)));
}
