import type { SignInProfile } from '../../atoms/signIn/user.js';

/** What people know their sign-in by: their name at another service, else their email address. */
export function signInName({ user, provider, username }: SignInProfile): string | undefined {
  // Discord's names once had a number; 0 says that there is none.
  const name = provider === 'discord' ? username?.replace(/#?0$/, '') : username;
  return name || user.email;
}
