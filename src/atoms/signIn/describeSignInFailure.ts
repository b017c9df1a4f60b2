import type { ErrorCode, WalletModalError } from '../../lib/errors.js';
import { outcomeOf } from '../../lib/outcome.js';
import type { MessageParams } from '../../lib/text/texts.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import type { TextKey } from '../../locales/translation.js';

/** The texts for errors without a message from the sign-in service. */
const texts: { readonly [Code in ErrorCode]?: TextKey } = {
  chain_not_supported: 'connecting.noChain',
  frame_lost: 'signIn.late',
  load_failed: 'signIn.notLoaded',
  not_connected: 'pairing.noAccount',
  timeout: 'signIn.late',
  untrusted_origin: 'signIn.untrusted',
};

/** Why a sign-in failed, in our own text or quoting the service. */
export function describeSignInFailure({ code, said, waitSeconds }: WalletModalError): {
  readonly key: TextKey;
  readonly params?: MessageParams;
} {
  // Visitors who declined know why.
  if (outcomeOf(code) === 'declined') return { key: 'snackbar.declined' };
  if (said !== undefined) return { key: 'error.wallet_failed.text', params: { reason: said } };
  if (waitSeconds !== undefined) return { key: 'email.tooSoon', params: { count: waitSeconds } };
  return { key: ownValue(texts, code) ?? 'snackbar.somethingWentWrong' };
}
