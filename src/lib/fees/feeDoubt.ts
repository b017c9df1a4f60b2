/** An unusual property of a transaction's fee, as far as nodes report it. */
export type FeeDoubt =
  /** The gas price is more than ten times that of recent blocks. */
  | {
      readonly kind: 'price';
      /** The factor, rounded down, as decimal text. Undefined if recent blocks paid nothing. */
      readonly times: string | undefined;
    }
  /** Price, gas and data together make it at least ten times the usual cost of such a transaction. */
  | {
      readonly kind: 'whole';
      /** The factor, rounded down, as decimal text. */
      readonly times: string;
    }
  /** The wallet's own node reports a gas price that differs by more than a factor of ten. */
  | { readonly kind: 'disputed' }
  /** More gas than such a transaction can need. */
  | { readonly kind: 'gas' }
  /** The network also charges for data, but didn't say how much. */
  | { readonly kind: 'data' }
  /** The usual gas price of recent blocks is unknown. */
  | { readonly kind: 'unknown' };
