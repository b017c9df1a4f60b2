import type { TextKey } from '../../../locales/translation.js';

/** The text that explains why an email address was rejected. */
export function invalidEmailText(email: string): TextKey {
  return email.includes("'") ? 'email.apostrophe' : 'email.invalid';
}
