import type { Namespace } from './caip.js';

/** The id of the side that a wallet app or a sign-in has for another namespace, by the id of its first. */
export const sideId = <Id extends string, Of extends Namespace>(id: Id, namespace: Of): `${Id}/${Of}` =>
  `${id}/${namespace}`;

/** Whether an id is that of a side of another. */
export const isSideOf = (id: string, first: string): boolean => id.startsWith(`${first}/`);

/**
 * Whether the connections of a connector last until the other end is told of their end, and have their namespaces in
 * common: a session with a wallet app, or a sign-in. A wallet of this browser is asked for each namespace by itself.
 */
export const hasSession = ({ type }: { readonly type: string }): boolean =>
  type === 'AUTH' || type === 'WALLET_CONNECT';
