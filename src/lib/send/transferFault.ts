/** What a transfer would do that none should, as trying it has shown. Views say it, in the language of the visitor. */
export type TransferFault =
  | 'decimals'
  | 'movesNothing'
  | 'nothingArrives'
  | 'takesMore'
  | 'takesMoreThanFee'
  | 'takesOther';

/** An error whose reason is a fault, rather than the words of a contract in its `details`. */
export interface WithFault {
  readonly fault: TransferFault;
}
