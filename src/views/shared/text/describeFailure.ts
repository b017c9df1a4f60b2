import type { ErrorCode, WalletModalError } from '../../../lib/errors.js';
import { outcomeOf } from '../../../lib/outcome.js';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import type { TextKey } from '../../../locales/translation.js';

/** The titles and texts of a view for errors, by error code. */
export type FailureTexts = Partial<Record<ErrorCode, readonly [title: TextKey, text?: TextKey]>>;

/** The status and texts for an error. Only the wallet's own message is quoted as its words. */
export function describeFailure(texts: FailureTexts, error: WalletModalError) {
  const [title, text] = ownValue(texts, error.code) ?? (['error.internal', 'error.internal.text'] as const);
  const isWordless = text === 'error.wallet_failed.text' && error.said === undefined;
  return {
    status: outcomeOf(error.code),
    title,
    text: isWordless ? 'error.wallet_failed.silent' : text,
    reason: error.said ?? '',
  } as const;
}
