import { describeSignInFailure } from '../../atoms/signIn/describeSignInFailure.js';
import type { WalletModalError } from '../../lib/errors.js';
import { outcomeOf } from '../../lib/outcome.js';
import type { StatusViewProps } from '../shared/StatusView.js';
import type { ViewText } from '../useText.js';

/** The status and texts for a failed sign-in. */
export function failureParts(
  t: ViewText,
  error: WalletModalError,
): Pick<StatusViewProps, 'status' | 'title' | 'text' | 'note'> {
  const { key, params } = describeSignInFailure(error);
  // The title already says it.
  const isVague = key === 'snackbar.somethingWentWrong';
  return {
    status: outcomeOf(error.code),
    title: t('signIn.failed'),
    text: isVague ? undefined : t(key, params),
    note: t('signIn.failedNote'),
  };
}
