import { atom } from 'jotai/vanilla';
import type { FrameUser } from '../../bridge/frameUser.js';

/** Who signed in, as people know themselves. */
export interface SignInProfile {
  readonly user: FrameUser;
  /** The service that they signed in by; undefined for email. */
  readonly provider: string | undefined;
  /** Their name there. */
  readonly username: string | undefined;
}

/** Who is signed in. Written by `../effects/followSignIn.ts` only. */
export const signInProfileAtom = atom<SignInProfile | undefined>(undefined);

/** The networks on which a smart account can be used, as numbers. Written by `../effects/followSignIn.ts` only. */
export const smartAccountNetworksAtom = atom<readonly number[]>([]);
