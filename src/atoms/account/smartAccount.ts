import { atom } from 'jotai/vanilla';
import { signedInAtom } from '../signIn/signedIn.js';

/** Whether the active account is a smart account of a sign-in. */
export const isSmartAccountAtom = atom((get) => get(signedInAtom)?.user.accountType === 'smartAccount');
