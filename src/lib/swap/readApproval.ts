import { APPROVE, readAddressAndNumber } from '../evm/tokenFunctions.js';

/** A call of `approve` for the same spender that allows nothing. */
export const resetApproval = (data: string): string => `${data.slice(0, -64)}${'0'.repeat(64)}`;

/** Whom a call of `approve` allows to spend how much, in base units. Undefined if the data is anything else. */
export function readApproval(
  data: string,
): { readonly spender: string; readonly amount: bigint } | undefined {
  const { address: spender, number: amount } = readAddressAndNumber(APPROVE, data) ?? {};
  return spender === undefined || amount === undefined ? undefined : { spender, amount };
}
