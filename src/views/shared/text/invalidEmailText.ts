import type { TextKey } from '../../../locales/translation.js';

/** The text that says why an email address was not accepted. */
export function invalidEmailText(email: string): TextKey {
  return email.includes("'") ? 'email.apostrophe' : 'email.invalid';
}
