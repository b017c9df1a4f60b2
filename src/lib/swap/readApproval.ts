/** `approve(address,uint256)` with both words, the first one an address. */
const APPROVE = /^0x095ea7b30{24}([0-9a-f]{40})([0-9a-f]{64})$/i;

/** What `unlimited` approvals allow: the largest amount there is. */
export const UNLIMITED = 2n ** 256n - 1n;

/** A call of `approve` for the same spender that allows nothing. */
export const resetApproval = (data: string): string => `${data.slice(0, -64)}${'0'.repeat(64)}`;

/** Whom a call of `approve` allows to spend how much, in base units. Undefined if the data is anything else. */
export function readApproval(
  data: string,
): { readonly spender: string; readonly amount: bigint } | undefined {
  const [, spender, amount] = APPROVE.exec(data) ?? [];
  return spender && amount ? { spender: `0x${spender}`, amount: BigInt(`0x${amount}`) } : undefined;
}
