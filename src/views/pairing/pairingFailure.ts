import type { ErrorCode } from '../../lib/errors.js';
import type { TextKey } from '../../locales/en.js';

const texts: Partial<Record<ErrorCode, readonly [title: TextKey, text: TextKey]>> = {
  load_failed: ['dialog.failed', 'dialog.failedText'],
  chain_not_supported: ['connecting.noChain', 'pairing.noChainText'],
  method_not_supported: ['pairing.notAble', 'pairing.notAbleText'],
  relay_failed: ['pairing.failed', 'pairing.failedText'],
  wallet_failed: ['error.wallet_failed', 'error.wallet_failed.text'],
  wallet_locked: ['pairing.noAccount', 'pairing.noAccountText'],
};

/** The texts for a failed pairing. */
export function pairingFailure(code: ErrorCode): readonly [title: TextKey, text: TextKey] {
  return texts[code] ?? ['error.internal', 'error.internal.text'];
}
