import type { ErrorCode, WalletModalError } from '../lib/errors.js';
import { emit } from './events.js';

/** What happens in a visitor's wallet is no business of the console: no developer could mend it. */
const QUIET: ReadonlySet<ErrorCode> = new Set([
  'aborted',
  'already_pending',
  'modal_closed',
  'user_rejected',
  'wallet_locked',
]);

/** Tells the page of an error: `wallet-error`, and a console warning with the remedy when a developer has one. */
export function reportError(element: HTMLElement, error: WalletModalError): void {
  emit(element, 'wallet-error', { code: error.code, message: error.shortMessage });
  if (!QUIET.has(error.code)) console.warn(`<${element.localName}> ${error.code}: ${error.message}`);
}
