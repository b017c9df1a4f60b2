import { isEvmAddress, type Namespace } from '../networks/caip.js';
import { fromBase58 } from '../solana/base58.js';
import { hasKeyForm, KEY_BYTES } from '../solana/keys.js';
import { safeName } from '../untrusted/sanitize.js';

/** Longer than any address or name. */
const MOST_CHARACTERS = 255;
const BARE_HEX = /^[0-9a-f]{40}$/i;
const NAME = /^[^\s./:@]+(?:\.[^\s./:@]+)+$/;

/** The reason why a text isn't a recipient. */
export type RecipientProblem =
  /** It contains invisible characters. */
  | 'hidden'
  /** It is an address of another namespace. */
  | 'otherChain'
  /** Names aren't supported on this network. */
  | 'noNames'
  /** It is neither an address nor a name. */
  | 'form';

/** The content of the recipient field. */
export type TypedRecipient =
  | { readonly kind: 'empty' }
  /** An address, as it was typed. Its checksum is not verified. */
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid'; readonly problem: RecipientProblem };

/** An entry that has to be looked up. */
export type KnownForm = Extract<TypedRecipient, { kind: 'address' | 'name' }>;

const invalid = (problem: RecipientProblem): TypedRecipient => ({ kind: 'invalid', problem });

/** Whether a text is the base58 form of 32 bytes. */
function isSolanaAddress(text: string): boolean {
  return hasKeyForm(text) && fromBase58(text)?.length === KEY_BYTES;
}

/** Reads the recipient field for a namespace. Ignores surrounding spaces. */
export function readRecipient(typed: string, namespace: Namespace): TypedRecipient {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (text.length > MOST_CHARACTERS) return invalid('form');
  if (safeName(text, MOST_CHARACTERS) !== text.replace(/\s+/g, ' ')) return invalid('hidden');
  const isEvm = isEvmAddress(text);
  if (namespace === 'solana') {
    if (isSolanaAddress(text)) return { kind: 'address', address: text };
    if (isEvm) return invalid('otherChain');
    return invalid(NAME.test(text) ? 'noNames' : 'form');
  }
  if (isEvm) return { kind: 'address', address: text };
  // Some apps copy addresses without the prefix.
  if (BARE_HEX.test(text)) return { kind: 'address', address: `0x${text}` };
  if (isSolanaAddress(text)) return invalid('otherChain');
  return NAME.test(text) ? { kind: 'name', name: text } : invalid('form');
}
