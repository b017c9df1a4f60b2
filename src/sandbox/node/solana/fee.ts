import { COMPUTE_BUDGET_PROGRAM } from './programs.js';
import type { DecodedMessage } from './wire.js';

/** Lamports per signature. */
const FOR_SIGNATURE = 5000n;
const UNITS_EACH = 200_000n;
const MOST_UNITS = 1_400_000n;
const MICRO = 1_000_000n;
const SET_LIMIT = 2;
const SET_PRICE = 3;

/** The fee of a message in lamports: its signatures and its priority fee. */
export function feeOf({ header, accounts, instructions }: DecodedMessage): bigint {
  const budget = instructions.filter(({ program }) => accounts[program] === COMPUTE_BUDGET_PROGRAM);
  const setting = (kind: number, bytes: number) => {
    const data = budget.find((instruction) => instruction.data[0] === kind)?.data.slice(1, 1 + bytes);
    return data && BigInt(`0x0${Buffer.from(data).reverse().toString('hex')}`);
  };
  const others = BigInt(instructions.length - budget.length) * UNITS_EACH;
  const limit = setting(SET_LIMIT, 4) ?? others;
  const units = limit < MOST_UNITS ? limit : MOST_UNITS;
  const offered = (units * (setting(SET_PRICE, 8) ?? 0n) + MICRO - 1n) / MICRO;
  return BigInt(header.numRequiredSignatures) * FOR_SIGNATURE + offered;
}
