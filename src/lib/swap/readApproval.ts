import { APPROVE, readAddressAndNumber } from '../evm/tokenFunctions.js';

/** A call of `approve` that sets the same spender's allowance to 0. */
export const resetApproval = (data: string): string => `${data.slice(0, -64)}${'0'.repeat(64)}`;

/** The spender and amount, in base units, of a call of `approve`. Undefined for any other data. */
export function readApproval(
  data: string,
): { readonly spender: string; readonly amount: bigint } | undefined {
  const { address: spender, number: amount } = readAddressAndNumber(APPROVE, data) ?? {};
  return spender === undefined || amount === undefined ? undefined : { spender, amount };
}
