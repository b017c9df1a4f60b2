import { parseDecimal } from '../decimal/parseDecimal.js';

/** A part of an amount, in hundredths of a percent: 100 is 1 %. */
export type BasisPoints = number;
/** The whole amount. */
export const WHOLE: BasisPoints = 10_000;

/** Below the minimum, every small price movement fails the swap; above the maximum, it invites front-running. */
const LOWEST: BasisPoints = 10;
const HIGHEST: BasisPoints = 500;
/** Outside this range, the visitor is warned. */
const LOW: BasisPoints = 50;
const HIGH: BasisPoints = 200;
/** Longer texts are rejected unread. */
const MOST_CHARACTERS = 20;

/** `low`: the swap may fail. `high`: others may take the difference. */
export type SlippageWarning = 'low' | 'high';

export type ReadSlippage =
  | {
      readonly slippage: BasisPoints;
      readonly warning: SlippageWarning | undefined;
      readonly problem?: undefined;
    }
  | {
      readonly slippage?: undefined;
      readonly problem: 'missing' | 'incorrect' | 'tooLow' | 'tooHigh' | 'tooFine';
    };

function warnOfSlippage(slippage: BasisPoints): SlippageWarning | undefined {
  if (slippage < LOW) return 'low';
  return slippage > HIGH ? 'high' : undefined;
}

/**
 * Reads a slippage in percent, from 0.1 to 5 with at most two decimals, as decimal text. `step` is the finest step that the
 * quote source supports.
 */
export function readSlippage(text: string, step: BasisPoints = 1): ReadSlippage {
  if (text === '' || text === '.') return { problem: 'missing' };
  const read = text.length > MOST_CHARACTERS ? undefined : parseDecimal(text, 2);
  if (read === undefined) return { problem: 'incorrect' };
  if (read > HIGHEST) return { problem: 'tooHigh' };
  const slippage = Number(read);
  if (slippage < LOWEST) return { problem: 'tooLow' };
  if (slippage % step !== 0) return { problem: 'tooFine' };
  return { slippage, warning: warnOfSlippage(slippage) };
}
