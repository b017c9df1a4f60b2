import { type CaipNetworkId, isChainNumber, isEvmAddress, type Namespace } from '../networks/caip.js';
import { safeName } from '../untrusted/sanitize.js';
import { PAYMENT_SCHEME } from './isPaymentLink.js';
import { readRecipient } from './readRecipient.js';

/** A payment requested by a link: `ethereum:` (EIP-681) or `solana:` (Solana Pay). */
export interface PaymentLink {
  readonly namespace: Namespace;
  /** Undefined if the link names none; then it is for the current network. */
  readonly network: CaipNetworkId | undefined;
  /** The contract or mint of a token. Undefined for the native currency. */
  readonly token: string | undefined;
  /** An address or a name, as the link spells it. */
  readonly recipient: string;
  /** In base units, or as decimal text. Undefined if the visitor chooses the amount. */
  readonly amount: { readonly units: bigint } | { readonly decimal: string } | undefined;
  /** The link's own description. Untrusted: anybody can write it. */
  readonly label: string | undefined;
}

/** The reason why a payment link is refused. */
export type PaymentLinkFault =
  /** It cannot be parsed. */
  | 'form'
  /** A server would build the transaction. */
  | 'server'
  /** It calls a function other than a transfer. */
  | 'call'
  /** It asks for more than a transfer. */
  | 'more'
  /** Its amount is invalid. */
  | 'amount'
  /** Its recipient is neither an address nor a name. */
  | 'recipient';

export type ReadPaymentLink =
  | { readonly payment: PaymentLink }
  | {
      readonly fault: PaymentLinkFault;
      /** The called function, or the extra parameter. */
      readonly word?: string | undefined;
    };

const MOST_CHARACTERS = 2_048;
const MOST_PARAMETERS = 20;
const MOST_UNITS = 2n ** 256n;
/** For example `1`, `2.014e18` or `.5e3`. */
const NUMBER = /^\+?([0-9]{0,80})(?:\.([0-9]{1,80}))?(?:[eE]\+?([0-9]{1,3}))?$/;
const DECIMAL = /^[0-9]{1,30}(?:\.[0-9]{1,30})?$/;
const LONGEST_LABEL = 80;

const refused = (fault: PaymentLinkFault, word?: string): ReadPaymentLink => ({
  fault,
  word: word === undefined ? undefined : safeName(word, 30),
});

/** Reads a payment link, pasted or from a QR code. Refuses the link if any part of it isn't understood. Never throws. */
export function readPaymentLink(text: string): ReadPaymentLink {
  const link = text.trim();
  const [scheme] = PAYMENT_SCHEME.exec(link) ?? [];
  if (!scheme || link.length > MOST_CHARACTERS) return refused('form');
  const rest = link.slice(scheme.length);
  return scheme.toLowerCase() === 'solana:' ? readSolana(rest) : readEthereum(rest);
}

/** The parameters of a query. Undefined if one cannot be decoded or occurs twice. */
function readQuery(query: string): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  if (query === '') return found;
  const parts = query.split('&');
  if (parts.length > MOST_PARAMETERS) return undefined;
  for (const part of parts) {
    const at = part.indexOf('=');
    const name = decoded(at < 0 ? part : part.slice(0, at));
    const value = decoded(at < 0 ? '' : part.slice(at + 1));
    if (!name || value === undefined || found.has(name)) return undefined;
    found.set(name, value);
  }
  return found;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign throws.
    return undefined;
  }
}

/** The part before the question mark, and the query after it. */
function halves(text: string): readonly [head: string, query: string] {
  const at = text.indexOf('?');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** A whole number of base units below 2^256. Undefined for anything else. */
function readUnits(text: string): bigint | undefined {
  const [found, whole = '', fraction = '', power = '0'] = NUMBER.exec(text) ?? [];
  if (!found || whole + fraction === '') return undefined;
  const zeros = Number(power) - fraction.length;
  if (zeros > 80) return undefined;
  const digits = BigInt(whole + fraction);
  const scale = 10n ** BigInt(Math.abs(zeros));
  if (zeros < 0 && digits % scale !== 0n) return undefined;
  const units = zeros < 0 ? digits / scale : digits * scale;
  return units < MOST_UNITS ? units : undefined;
}

/** Reads an EIP-681 link. */
function readEthereum(text: string): ReadPaymentLink {
  const [head, query] = halves(text);
  const parameters = readQuery(query);
  const [first = '', called, ...others] = head.split('/');
  const [written = '', chain, ...more] = first.split('@');
  if (!parameters || others.length > 0 || more.length > 0) return refused('form');
  if (chain !== undefined && !isChainNumber(chain)) return refused('form');
  const target = decoded(written.replace(/^pay-/i, ''));
  if (!target) return refused('form');
  const network: CaipNetworkId | undefined = chain === undefined ? undefined : `eip155:${chain}`;
  const isToken = called !== undefined && called !== '';
  if (isToken && called !== 'transfer') return refused('call', called);
  const known = isToken ? ['address', 'uint256'] : ['value'];
  for (const [name, value] of parameters) {
    // Sending 0 of the native currency with a token adds nothing.
    const isNothing = name === 'value' && readUnits(value) === 0n;
    if (!known.includes(name) && !isNothing) return refused('more', name);
  }
  const recipient = isToken ? parameters.get('address') : target;
  if (isToken && !isEvmAddress(target)) return refused('form');
  if (!isRecipient(recipient, 'eip155')) return refused('recipient');
  const amount = parameters.get(isToken ? 'uint256' : 'value');
  const units = amount === undefined ? undefined : readUnits(amount);
  if (amount !== undefined && units === undefined) return refused('amount');
  return {
    payment: {
      ...{ namespace: 'eip155', network, token: isToken ? target : undefined, recipient },
      ...{ amount: units === undefined ? undefined : { units }, label: undefined },
    },
  };
}

/**
 * Reads a Solana Pay link. Refuses a reference or memo: we don't send them, and the requester couldn't find the payment
 * without.
 */
function readSolana(text: string): ReadPaymentLink {
  if (/^https(:|%3a)/i.test(text)) return refused('server');
  const [recipient, query] = halves(text);
  const parameters = readQuery(query);
  if (!parameters) return refused('form');
  const known = ['amount', 'spl-token', 'label', 'message'];
  for (const name of parameters.keys()) if (!known.includes(name)) return refused('more', name);
  if (!isAddress(recipient, 'solana')) return refused('recipient');
  const token = parameters.get('spl-token');
  if (token !== undefined && !isAddress(token, 'solana')) return refused('form');
  const decimal = parameters.get('amount');
  if (decimal !== undefined && !DECIMAL.test(decimal)) return refused('amount');
  const words = [parameters.get('label'), parameters.get('message')].filter(Boolean).join(' · ');
  return {
    payment: {
      ...{ namespace: 'solana', network: undefined, token, recipient },
      amount: decimal === undefined ? undefined : { decimal },
      label: safeName(words, LONGEST_LABEL),
    },
  };
}

const isAddress = (text: string, namespace: Namespace): boolean =>
  readRecipient(text, namespace).kind === 'address';

function isRecipient(text: string | undefined, namespace: Namespace): text is string {
  if (text === undefined) return false;
  const { kind } = readRecipient(text, namespace);
  return kind === 'address' || kind === 'name';
}
