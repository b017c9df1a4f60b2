import { memberId } from '../networks/memberId.js';

/** The services by which people sign in, in the order in which they are offered when a site names none. */
export const SIGN_IN_PROVIDERS = [
  'google',
  'x',
  'discord',
  'farcaster',
  'github',
  'apple',
  'facebook',
] as const;

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** Those that ask the person in a window of their own; Farcaster asks in its app. */
export type WindowProvider = Exclude<SignInProvider, 'farcaster'>;

/** The connector of whoever signed in. */
export const SIGN_IN_CONNECTOR = 'auth';

/** The connector of their Solana account, where they have one beside an EVM account. */
export const SIGN_IN_SOLANA = memberId(SIGN_IN_CONNECTOR, 'solana');

/** A code that was sent by email has so many digits. */
export const CODE_LENGTH = 6;
