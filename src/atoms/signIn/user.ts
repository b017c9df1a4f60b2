import { atom } from 'jotai/vanilla';
import type { FrameUser } from '../../bridge/frameUser.js';

/** The signed-in user, and how they signed in. */
export interface SignInProfile {
  readonly user: FrameUser;
  /** The provider they signed in with; undefined for email. */
  readonly provider: string | undefined;
  /** The user's name with the provider. */
  readonly username: string | undefined;
}

/** The signed-in user. Written by `../effects/followSignIn.ts` only. */
export const signInProfileAtom = atom<SignInProfile | undefined>(undefined);

/** The EVM chain ids that support smart accounts. Written by `../effects/followSignIn.ts` only. */
export const smartAccountNetworksAtom = atom<readonly number[]>([]);
