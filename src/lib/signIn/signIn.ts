import { memberId } from '../networks/memberId.js';

/** The sign-in providers, in the default order. */
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

/** Providers that open their own window. Farcaster uses its app. */
export type WindowProvider = Exclude<SignInProvider, 'farcaster'>;

/** The id of the sign-in connector. */
export const SIGN_IN_CONNECTOR = 'auth';

/** The id of the connector for the Solana account that accompanies an EVM account. */
export const SIGN_IN_SOLANA = memberId(SIGN_IN_CONNECTOR, 'solana');

/** Whether a connector belongs to a sign-in. */
export const isSignIn = (id: string) => id === SIGN_IN_CONNECTOR || id === SIGN_IN_SOLANA;

/** The number of digits in an emailed code. */
export const CODE_LENGTH = 6;
/** The lifetime of an emailed code or link, in ms. */
export const EMAIL_LIFE_MS = 20 * 60_000;
