import type { TextKey } from '../../locales/en.js';

/** What is wrong with an email address that was not taken. */
export function invalidEmailText(email: string): TextKey {
  return email.includes("'") ? 'email.apostrophe' : 'email.invalid';
}
