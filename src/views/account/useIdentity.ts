import { useAtomValue } from 'jotai';
import { profileAtom } from '../../atoms/account/profile.js';

/** The name and picture of the active account, once known. */
export const useIdentity = () => useAtomValue(profileAtom);
