import { useAtomValue } from 'jotai';
import { identityAtom } from '../../atoms/account.js';
import { dataOf } from '../../atoms/util/asyncResult.js';

/** The name and picture of the active account, once known. */
export function useIdentity() {
  return dataOf(useAtomValue(identityAtom));
}
