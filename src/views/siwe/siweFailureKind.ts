import type { SiweFailure } from '../../atoms/siwe/siweFlow.js';
import type { ErrorCode } from '../../lib/errors.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';

/** The suffix of the failure's texts, `siwe.failed.…`. */
export type SiweFailureKind =
  | 'changed'
  | 'declined'
  | 'message'
  | 'noSession'
  | 'onChain'
  | 'other'
  | 'otherSigned'
  | 'refused'
  | 'server'
  | 'smartAccount'
  | 'unsupported'
  | 'waiting'
  | 'wallet';

const KINDS: Partial<Record<ErrorCode, SiweFailureKind>> = {
  aborted: 'declined',
  already_pending: 'waiting',
  // Wallets report an unknown method with this code when a request names a network. Signing names none.
  chain_not_supported: 'unsupported',
  method_not_supported: 'unsupported',
  request_invalid: 'changed',
  signs_on_chain: 'onChain',
  siwe_failed: 'server',
  siwe_message_invalid: 'message',
  siwe_no_session: 'noSession',
  siwe_refused: 'refused',
  user_rejected: 'declined',
  wallet_failed: 'wallet',
  wallet_invalid_answer: 'otherSigned',
  wallet_locked: 'waiting',
};

/** Kinds that a smart account may cause: sites that expect a key's signature reject a smart account's. */
const MAY_BE_SMART: readonly SiweFailureKind[] = ['refused', 'unsupported', 'other'];

export function siweFailureKind(failure: SiweFailure, isSmartAccount: boolean): SiweFailureKind {
  const kind = failure === 'changed' ? 'changed' : (ownValue(KINDS, failure.code) ?? 'other');
  return isSmartAccount && MAY_BE_SMART.includes(kind) ? 'smartAccount' : kind;
}
