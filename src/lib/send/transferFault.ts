const FAULTS = [
  'decimals',
  'movesNothing',
  'nothingArrives',
  'takesMore',
  'takesMoreThanFee',
  'takesOther',
] as const;

/** What a transfer would do that none should, as trying it has shown. Views say it, in the language of the visitor. */
export type TransferFault = (typeof FAULTS)[number];

/** Marks an error with the fault behind it. */
export const withTransferFault = <E extends Error>(error: E, fault: TransferFault): E =>
  Object.assign(error, { fault });

/** The fault behind an error. Undefined if it has another reason, such as the words of a contract in its `details`. */
export const transferFaultOf = (error: Error): TransferFault | undefined =>
  FAULTS.find((fault) => fault === (error as { fault?: unknown }).fault);
