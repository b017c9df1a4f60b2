/** A text in an amount field that is not taken as an amount: it could be two, or is none, at least not yet. */
export type UntakenAmount =
  | {
      readonly kind: 'unclear';
      /** As it was typed. */
      readonly text: string;
      /** Both amounts that it could be, as decimal text. */
      readonly less: string;
      readonly more: string;
    }
  | { readonly kind: 'unreadable'; readonly text: string };

/** What an amount field says: decimal text, empty if there is none, or what is not taken. */
export type FieldAmount = string | UntakenAmount;

/** The amount that is taken, as decimal text. Empty if there is none. */
export const takenAmount = (field: FieldAmount): string => (typeof field === 'string' ? field : '');

/** What a field says that could be two amounts. */
export const unclearAmount = (field: FieldAmount) =>
  typeof field !== 'string' && field.kind === 'unclear' ? field : undefined;
