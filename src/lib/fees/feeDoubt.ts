/** What is out of the ordinary about the fee of a transaction, as far as nodes tell. */
export type FeeDoubt =
  /** The price of gas is more than ten times what the last blocks paid. */
  | {
      readonly kind: 'price';
      /** How many times, rounded down, as decimal text. Undefined if the last blocks paid nothing. */
      readonly times: string | undefined;
    }
  /** Price, gas and data together make it at least ten times what such a transaction usually costs. */
  | {
      readonly kind: 'whole';
      /** How many times, rounded down, as decimal text. */
      readonly times: string;
    }
  /** The wallet's own node tells another price of gas, by more than ten times. */
  | { readonly kind: 'disputed' }
  /** More gas than such a transaction can need. */
  | { readonly kind: 'gas' }
  /** The network charges for data too, and did not say how much. */
  | { readonly kind: 'data' }
  /** Nobody could say what the last blocks paid. */
  | { readonly kind: 'unknown' };
