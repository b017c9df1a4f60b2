import type { SignInProvider } from './signIn.js';

/** The services' own names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
};
