import { Refusal } from './refusal.js';

/** The only zone in which names can be registered. */
const ZONE = 'wcn.id';
/** The largest allowed difference between the signed time and now, in seconds. */
const SECONDS = 10;
const LONGEST_BIO = 255;

/** The data that an account signs. */
export interface SignedPayload {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Checks a whole name: its letters, its three labels, its zone and its length. Throws a Refusal. */
export function checkName(name: string): string {
  if (!/^[a-z0-9.-]+$/.test(name)) throw new Refusal(400, 'name', `Invalid name format: ${name}`);
  const [label = '', ...zone] = name.split('.');
  if (zone.length !== 2) throw new Refusal(400, 'name', `Invalid name format: ${name}`);
  if (zone.join('.') !== ZONE) throw new Refusal(400, 'name', `Name is not in the allowed zones: ${name}`);
  checkLabel(label);
  return name;
}

/** Checks the first label of a name. Throws a Refusal. */
export function checkLabel(label: string): string {
  if (!/^[a-z0-9-]*$/.test(label)) throw new Refusal(400, 'name', `Invalid name format: ${label}`);
  if (label.length < 3 || label.length > 64) {
    throw new Refusal(400, 'name', `Invalid name length: ${label}`);
  }
  return label;
}

/** Checks the zone of suggestions. Throws a Refusal for unknown zones. */
export function checkZone(zone: string | undefined): string {
  if (zone !== undefined && zone !== ZONE) {
    throw new Refusal(400, 'name', `Name is not in the allowed zones: ${zone}`);
  }
  return ZONE;
}

/** Reads the signed data. `now` is in ms. Throws a Refusal. */
export function readSignedPayload(message: string, now: number): SignedPayload {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    throw new Refusal(422, '', 'Deserialization error: the message is no JSON.');
  }
  const { name, attributes, timestamp, ...rest } = (value ?? {}) as Record<string, unknown>;
  const [other] = Object.keys(rest);
  if (other !== undefined || typeof name !== 'string' || !Number.isInteger(timestamp)) {
    throw new Refusal(422, '', 'Deserialization error: the message has name, attributes and timestamp.');
  }
  if (Math.abs(Math.floor(now / 1_000) - Number(timestamp)) > SECONDS) {
    throw new Refusal(400, 'timestamp', `Signature UNIXTIME timestamp is too old: ${timestamp}`);
  }
  return { name: checkName(name), attributes: readAttributes(attributes) };
}

function readAttributes(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(422, '', 'Deserialization error: "attributes" is an object.');
  }
  for (const [name, text] of Object.entries(value)) {
    const isRight =
      name === 'bio' &&
      typeof text === 'string' &&
      text.length <= LONGEST_BIO &&
      /^[a-zA-Z0-9@:/._\-?&=+ ]*$/.test(text);
    if (!isRight) throw new Refusal(400, 'attributes', 'Unsupported name attribute in payload');
  }
  return value as Record<string, string>;
}
