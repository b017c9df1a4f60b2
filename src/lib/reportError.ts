import type { WalletModalError } from './errors.js';
import { emit } from './modalEvents.js';

/**
 * Tells the page of an error: `wallet-error`, and a console warning when there is something a developer could mend.
 * What happens between a visitor and their wallet has no details, so it is no business of the console.
 */
export function reportError(element: HTMLElement, error: WalletModalError): void {
  emit(element, 'wallet-error', { code: error.code, message: error.shortMessage });
  if (error.details) console.warn(`<${element.localName}> ${error.code}: ${error.message}`);
}
