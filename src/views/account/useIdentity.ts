import { useAtomValue } from 'jotai';
import { viewedProfileAtom } from '../../atoms/watch/viewedAccount.js';

/** The name and picture of the account on screen, once known. */
export const useIdentity = () => useAtomValue(viewedProfileAtom);
