import type { Namespace } from './caip.js';

/** The id of the side that a wallet app or a sign-in has for another namespace, by the id of its first. */
export const sideId = <Id extends string, Of extends Namespace>(id: Id, namespace: Of): `${Id}/${Of}` =>
  `${id}/${namespace}`;

/** Whether an id is that of a side of another. */
export const isSideOf = (id: string, first: string): boolean => id.startsWith(`${first}/`);
