import { addressWord, readWord, ZERO_ADDRESS } from '../../../lib/evm/hex.js';
import { ALLOWANCE, BALANCE_OF } from '../../../lib/evm/tokenFunctions.js';
import { randomDigits } from '../../../lib/randomDigits.js';
import type { ChainFigure, FigureChange } from '../../../lib/transactions/simulation.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';

/** Code that returns the native balance of the address in its input. */
const BALANCE_CODE = '0x6000353160005260206000f3';
/** Far more gas than reading a balance takes, and little of a block. */
const MOST_GAS = '0x7a120';

/** The calls that read figures before and after a call, within one simulation. */
export interface FigureReadings {
  /** Code that the simulation has to place at an address. */
  readonly stateOverrides: Readonly<Record<string, { readonly code: string }>>;
  /** The calls to make before, and again after. */
  readonly calls: readonly object[];
  /**
   * Reads the figures from the results of these calls, of `between` other ones, and of these again. Undefined for a figure
   * without an answer, or with two different ones.
   */
  read(results: readonly unknown[], between: number): readonly (FigureChange | undefined)[];
}

/**
 * Reads each figure twice, before and after: from the sender and from the zero address. A token that answers them differently,
 * or that counts its calls, isn't trusted.
 */
export function figureReadings(figures: readonly ChainFigure[], sender: string): FigureReadings {
  // A random address, because contracts could look for a fixed one.
  const helper = `0x${randomDigits(20)}`;
  const questions = figures.map((figure) => questionOf(figure, helper));
  const calls = [sender, ZERO_ADDRESS].flatMap((from) =>
    questions.map((question) => ({ from, gas: MOST_GAS, ...question })),
  );
  const isNeeded = figures.some((figure) => figure.of === 'balance' && figure.token === undefined);
  return {
    stateOverrides: isNeeded ? { [helper]: { code: BALANCE_CODE } } : {},
    calls,
    read(results, between) {
      const early = results.slice(0, calls.length).map(numberIn);
      const late = results.slice(calls.length + between).map(numberIn);
      const same = (numbers: readonly (bigint | undefined)[], index: number) =>
        numbers[index] === numbers[index + figures.length] ? numbers[index] : undefined;
      return figures.map((_, index) => {
        const before = same(early, index);
        const after = same(late, index);
        return before === undefined || after === undefined ? undefined : { before, after };
      });
    },
  };
}

function questionOf(figure: ChainFigure, helper: string) {
  if (figure.of === 'allowance') {
    return {
      to: figure.token,
      data: `${ALLOWANCE}${addressWord(figure.owner)}${addressWord(figure.spender)}`,
    };
  }
  if (figure.token === undefined) return { to: helper, data: `0x${addressWord(figure.holder)}` };
  return { to: figure.token, data: `${BALANCE_OF}${addressWord(figure.holder)}` };
}

function numberIn(result: unknown): bigint | undefined {
  const { status, returnData } = readFields(result, ['status', 'returnData']);
  return status === '0x1' ? readWord(returnData) : undefined;
}

/** Splits the results of a simulated block into those of the calls between the readings, and the figures that were read. */
export function resultsOf(block: unknown, readings: FigureReadings, between: number) {
  const results = readEntries(readFields(block, ['calls']).calls) ?? [];
  const first = readings.calls.length;
  return { results: results.slice(first, first + between), figures: readings.read(results, between) };
}
