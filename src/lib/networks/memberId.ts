import type { Namespace } from './caip.js';

/** A wallet app or a sign-in has one member per namespace. Builds another member's id from the first one's. */
export const memberId = <Id extends string, Of extends Namespace>(id: Id, namespace: Of): `${Id}/${Of}` =>
  `${id}/${namespace}`;

/** Whether an id belongs to another member of the same wallet app or sign-in. */
export const isMemberOf = (id: string, first: string): boolean => id.startsWith(`${first}/`);
