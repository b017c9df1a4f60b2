import { atom } from 'jotai/vanilla';
import { connectionAtom } from '../connection.js';
import { signInProfileAtom } from './user.js';

/** Who is connected by a sign-in; undefined when nobody is, or by a wallet. */
export const signedInAtom = atom((get) =>
  get(connectionAtom)?.connector.type === 'AUTH' ? get(signInProfileAtom) : undefined,
);
