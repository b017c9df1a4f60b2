/** A fault that the simulation of a transfer revealed. Views show a localized text for it. */
export type TransferFault =
  | 'decimals'
  | 'movesNothing'
  | 'nothingArrives'
  | 'takesMore'
  | 'takesMoreThanFee'
  | 'takesOther';

/** An error caused by a known fault, instead of a contract's own reason in `details`. */
export interface WithFault {
  readonly fault: TransferFault;
}
