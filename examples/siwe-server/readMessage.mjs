// Reads a sign-in message (ERC-4361, and its likeness for Solana). Strict: whatever a wallet shows its user must be
// exactly what is read here, so nothing may be left over, doubled or out of order.
import { SignInError } from './signInError.mjs';

const HEAD =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^\s/?#@]+) wants you to sign in with your (Ethereum|Solana) account:$/;
const NAMESPACES = { Ethereum: 'eip155', Solana: 'solana' };
const FIELDS = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
];
const REQUIRED = ['uri', 'version', 'chainId', 'nonce', 'issuedAt'];
const TIMES = ['issuedAt', 'expirationTime', 'notBefore'];
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
/** Would draw a message that reads differently from what is signed: control characters and marks of direction. */
const HIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * The fields of a message. Times are milliseconds.
 * @returns {{ namespace: 'eip155' | 'solana', scheme?: string, domain: string, address: string, statement?: string,
 *   uri: string, version: string, chainId: string, nonce: string, issuedAt: number, expirationTime?: number,
 *   notBefore?: number, requestId?: string, resources?: string[] }}
 */
export function readMessage(text) {
  const lines = text.split('\n');
  if (lines.some((line) => HIDDEN.test(line))) throw malformed('it has hidden characters');
  const [, scheme, domain, chainName] = HEAD.exec(lines[0]) ?? [];
  if (!domain) throw malformed('its first line does not say which site asks');
  const namespace = NAMESPACES[chainName];
  const { statement, next } = readStatement(lines, namespace);
  const { fields, end } = readFields(lines, next);
  const { resources, end: last } = readResources(lines, end);
  if (last < lines.length) throw malformed(`line ${last + 1} is not expected`);
  for (const name of REQUIRED) if (fields[name] === undefined) throw malformed(`it has no ${labelOf(name)}`);
  for (const name of TIMES) if (fields[name] !== undefined) fields[name] = readTime(fields[name], name);
  return { namespace, scheme, domain, address: lines[1] ?? '', statement, ...fields, resources };
}

/** Between blank lines. Without a statement, Ethereum's messages keep both lines, Solana's only one. */
function readStatement(lines, namespace) {
  if (lines[2] !== '') throw malformed('line 3 is not blank');
  if (lines[3] === '') return { next: 4 };
  if (lines[4] === '') return { statement: lines[3], next: 5 };
  if (namespace === 'solana') return { next: 3 };
  throw malformed('no blank line follows the statement');
}

function readFields(lines, start) {
  const fields = {};
  let end = start;
  for (const [name, label] of FIELDS) {
    const prefix = `${label}: `;
    if (!lines[end]?.startsWith(prefix)) continue;
    fields[name] = lines[end].slice(prefix.length);
    end += 1;
  }
  return { fields, end };
}

function readResources(lines, start) {
  if (lines[start] !== 'Resources:') return { end: start };
  let end = start + 1;
  while (lines[end]?.startsWith('- ')) end += 1;
  return { resources: lines.slice(start + 1, end).map((line) => line.slice(2)), end };
}

function readTime(text, name) {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw malformed(`its ${labelOf(name)} is not a time as in 2030-01-31T12:00:00Z`);
  return time;
}

const labelOf = (name) => `"${FIELDS.find(([known]) => known === name)[1]}"`;
const malformed = (reason) => new SignInError(400, `This is not a sign-in message: ${reason}.`);
