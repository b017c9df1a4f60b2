import { addressOf, type CaipAddress, namespaceOf, networkOf } from '../networks/caip.js';
import { isSameAddress } from '../networks/isSameAddress.js';

/** Whether two accounts of a namespace have the same address. */
export function isSameAccount(one: CaipAddress, other: CaipAddress): boolean {
  const [namespace, otherNamespace] = [one, other].map((account) => namespaceOf(networkOf(account)));
  return namespace === otherNamespace && isSameAddress(addressOf(one), addressOf(other));
}
