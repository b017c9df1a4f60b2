import { atom } from 'jotai/vanilla';
import type { SignInProvider } from '../../lib/signIn/signIn.js';
import { startFarcasterAtom } from './farcaster.js';
import { startSocialAtom } from './social.js';

/** Starts signing in with a provider. Needs a user gesture. */
export const chooseProviderAtom = atom(null, (_get, set, provider: SignInProvider) => {
  if (provider === 'farcaster') void set(startFarcasterAtom);
  else set(startSocialAtom, provider);
});
