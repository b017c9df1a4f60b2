import type { ErrorCode, WalletModalError } from '../../lib/errors.js';
import { outcomeOf } from '../../lib/outcome.js';
import type { MessageParams } from '../../lib/text/texts.js';
import { ownValue } from '../../lib/untrusted/ownValue.js';
import type { TextKey } from '../../locales/translation.js';

/** The texts of errors about which the sign-in service itself has said nothing. */
const texts: { readonly [Code in ErrorCode]?: TextKey } = {
  chain_not_supported: 'connecting.noChain',
  frame_lost: 'signIn.late',
  load_failed: 'signIn.notLoaded',
  not_connected: 'pairing.noAccount',
  timeout: 'signIn.late',
  untrusted_origin: 'signIn.untrusted',
};

/** Why a sign-in failed, in our words, or in those of the service, which are quoted. */
export function describeSignInFailure({ code, said, waitSeconds }: WalletModalError): {
  readonly key: TextKey;
  readonly params?: MessageParams;
} {
  // The visitor's own no needs no reason.
  if (outcomeOf(code) === 'declined') return { key: 'snackbar.declined' };
  if (said !== undefined) return { key: 'error.wallet_failed.text', params: { reason: said } };
  if (waitSeconds !== undefined) return { key: 'email.tooSoon', params: { count: waitSeconds } };
  return { key: ownValue(texts, code) ?? 'snackbar.somethingWentWrong' };
}
