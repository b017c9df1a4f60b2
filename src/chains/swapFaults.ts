/** The faults of a swap that a node has run, for developers. */
export const SWAP_FAULTS = {
  takesTooMuch: 'The swap would take more than was chosen.',
  yieldsNothing: 'The swap would yield nothing.',
  givesRight: 'The swap would let somebody take something else.',
} as const;
