import { addressOf, type CaipAddress, namespaceOf, networkOf } from '../networks/caip.js';

/** Whether two accounts of a namespace have the same address. Only EVM addresses are written in several ways. */
export function isSameAccount(one: CaipAddress, other: CaipAddress): boolean {
  const [namespace, otherNamespace] = [one, other].map((account) => namespaceOf(networkOf(account)));
  const [a, b] = [one, other].map((account) =>
    namespace === 'eip155' ? addressOf(account).toLowerCase() : addressOf(account),
  );
  return a === b && namespace === otherNamespace;
}
