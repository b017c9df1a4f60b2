import { type Namespace, networkOf, spokenNamespaceOf } from '../lib/networks/caip.js';
import type { RememberedConnection } from './hostServices.js';

/** The namespace of a remembered connection. */
export const rememberedNamespace = ({ account }: RememberedConnection): Namespace =>
  spokenNamespaceOf(networkOf(account));

/** Removes the connection of a namespace. */
export function forget(
  remembered: readonly RememberedConnection[],
  namespace: Namespace,
): readonly RememberedConnection[] {
  return remembered.filter((one) => rememberedNamespace(one) !== namespace);
}

/** Replaces the connection of a namespace. The shown connection comes first. */
export function remember(
  remembered: readonly RememberedConnection[],
  connection: RememberedConnection,
  isShown: boolean,
): readonly RememberedConnection[] {
  const others = forget(remembered, rememberedNamespace(connection));
  return isShown ? [connection, ...others] : [...others, connection];
}
