import type { ErrorCode, WalletModalError } from '../../lib/errors.js';
import type { MessageParams } from '../../lib/texts.js';
import type { TextKey } from '../../locales/en.js';

const texts: Partial<Record<ErrorCode, readonly [title: TextKey, text: TextKey]>> = {
  user_rejected: ['error.user_rejected', 'error.user_rejected.text'],
  already_pending: ['error.already_pending', 'error.already_pending.text'],
  wallet_locked: ['error.wallet_locked', 'error.wallet_locked.text'],
  wallet_not_found: ['error.wallet_not_found', 'error.wallet_not_found.text'],
  wallet_invalid_answer: ['error.wallet_invalid_answer', 'error.wallet_invalid_answer.text'],
  timeout: ['error.timeout', 'error.timeout.text'],
  wallet_failed: ['error.wallet_failed', 'error.wallet_failed.text'],
};

/** What to say when a wallet did not connect. */
export function connectFailure(
  error: WalletModalError,
  name: string,
): { title: TextKey; text: TextKey; params: MessageParams } {
  const [title, text] = texts[error.code] ?? ['error.internal', 'error.internal.text'];
  return { title, text, params: { name, reason: error.shortMessage } };
}

/** Whether the wallet may still connect by itself, once the person did something in it. */
export function mayStillConnect({ code }: WalletModalError): boolean {
  return code === 'already_pending' || code === 'wallet_locked';
}
