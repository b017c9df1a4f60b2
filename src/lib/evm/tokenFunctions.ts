/** The selectors of token functions. */
export const BALANCE_OF = '0x70a08231';
export const ALLOWANCE = '0xdd62ed3e';
export const DECIMALS = '0x313ce567';
export const SYMBOL = '0x95d89b41';
/** `transfer(address,uint256)` */
export const TRANSFER = '0xa9059cbb';
/** `transferFrom(address,address,uint256)` */
export const TRANSFER_FROM = '0x23b872dd';
/** `approve(address,uint256)` */
export const APPROVE = '0x095ea7b3';
/** `increaseAllowance(address,uint256)` */
export const INCREASE_ALLOWANCE = '0x39509351';
/** `setApprovalForAll(address,bool)` of NFTs */
export const APPROVE_ALL = '0xa22cb465';
/** `approve(address,address,uint160,uint48)` of Permit2 */
export const PERMIT2_APPROVE = '0x87517c45';

const ADDRESS_AND_NUMBER = /^(0x[0-9a-f]{8})0{24}([0-9a-f]{40})([0-9a-f]{64})$/i;

/** Whether call data begins with this selector. */
export const isCallOf = (selector: string, data: string): boolean =>
  data.slice(0, selector.length).toLowerCase() === selector;

/** The address and number in a call of a function. Undefined for any other data. */
export function readAddressAndNumber(
  selector: string,
  data: string,
): { readonly address: string; readonly number: bigint } | undefined {
  const [, found, address, number] = ADDRESS_AND_NUMBER.exec(data) ?? [];
  if (found?.toLowerCase() !== selector || !address || !number) return undefined;
  return { address: `0x${address}`, number: BigInt(`0x${number}`) };
}
