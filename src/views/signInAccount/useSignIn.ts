import { useAtomValue } from 'jotai';
import { signedInAtom } from '../../atoms/signIn/signedIn.js';
import type { SignInProfile } from '../../atoms/signIn/user.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';

/** The signed-in profile to show. */
export function useSignIn(): SignInProfile | undefined {
  return useUntilClosed(useAtomValue(signedInAtom));
}
