import { atom } from 'jotai/vanilla';
import { connectionAtom } from '../connection.js';
import { signInProfileAtom } from './user.js';

/** The signed-in user; undefined unless the active connection is a sign-in. */
export const signedInAtom = atom((get) =>
  get(connectionAtom)?.connector.type === 'AUTH' ? get(signInProfileAtom) : undefined,
);
