/** Text in an amount field that isn't accepted as an amount: ambiguous, invalid, or incomplete. */
export type UntakenAmount =
  | {
      readonly kind: 'unclear';
      /** As typed. */
      readonly text: string;
      /** Both possible amounts, as decimal text. */
      readonly less: string;
      readonly more: string;
    }
  | { readonly kind: 'unreadable'; readonly text: string };

/** The value of an amount field: decimal text, empty if there is none, or text that isn't accepted. */
export type FieldAmount = string | UntakenAmount;

/** The accepted amount, as decimal text. Empty if there is none. */
export const takenAmount = (field: FieldAmount): string => (typeof field === 'string' ? field : '');

/** An ambiguous field's value, or undefined. */
export const unclearAmount = (field: FieldAmount) =>
  typeof field !== 'string' && field.kind === 'unclear' ? field : undefined;
