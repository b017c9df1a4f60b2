import type { ErrorCode, WalletModalError } from '../../../lib/errors.js';
import { outcomeOf } from '../../../lib/outcome.js';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import type { TextKey } from '../../../locales/translation.js';

/** What a view says after errors, by their code. */
export type FailureTexts = Partial<Record<ErrorCode, readonly [title: TextKey, text?: TextKey]>>;

/** How an error is shown and put into words. Only what the wallet itself said is quoted as its words. */
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
