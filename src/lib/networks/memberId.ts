import type { Namespace } from './caip.js';

/** A wallet app or a sign-in has one member per namespace. Makes the id of another member from the id of the first. */
export const memberId = <Id extends string, Of extends Namespace>(id: Id, namespace: Of): `${Id}/${Of}` =>
  `${id}/${namespace}`;

/** Whether an id belongs to another member of the same wallet app or sign-in. */
export const isMemberOf = (id: string, first: string): boolean => id.startsWith(`${first}/`);
