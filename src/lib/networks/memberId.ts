import type { Namespace } from './caip.js';

/** A wallet app or a sign-in has a member for each namespace. The id of another member, by the id of the first. */
export const memberId = <Id extends string, Of extends Namespace>(id: Id, namespace: Of): `${Id}/${Of}` =>
  `${id}/${namespace}`;

/** Whether an id is that of another member of the same wallet app or sign-in. */
export const isMemberOf = (id: string, first: string): boolean => id.startsWith(`${first}/`);
