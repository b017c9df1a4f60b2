import type { WalletModalError } from './errors.js';
import { emit } from './modalEvents.js';

/**
 * Reports an error to the page: as a `wallet-error` event, and as a console warning if a developer can fix it. Errors
 * between a visitor and their wallet have no details, so they stay out of the console.
 */
export function reportError(element: Element, error: WalletModalError): void {
  emit(element, 'wallet-error', { code: error.code, message: error.shortMessage });
  if (error.details) console.warn(`<${element.localName}> ${error.code}: ${error.message}`);
}
