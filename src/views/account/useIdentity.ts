import { useAtomValue } from 'jotai';
import { identityAtom } from '../../atoms/account.js';
import { dataOf } from '../../atoms/util/asyncResult.js';

/** Name and picture of the active account, once they are known. */
export function useIdentity() {
  return dataOf(useAtomValue(identityAtom));
}
