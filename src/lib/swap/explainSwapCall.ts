import { numberWord, ZERO_ADDRESS } from '../evm/hex.js';
import {
  APPROVE,
  APPROVE_ALL,
  INCREASE_ALLOWANCE,
  PERMIT2_APPROVE,
  TRANSFER,
  TRANSFER_FROM,
} from '../evm/tokenFunctions.js';
import { isSameAddress } from '../networks/isSameAddress.js';
import type { BuildSwapQuery } from './quoteSource.js';

/**
 * Token functions that move tokens or grant access to them. Exchanges don't have them; called on a token, they could take
 * everything.
 */
const TOKEN_FUNCTIONS: ReadonlySet<string> = new Set([
  APPROVE,
  INCREASE_ALLOWANCE,
  '0xd73dd623', // increaseApproval(address,uint256)
  TRANSFER,
  TRANSFER_FROM,
  '0x42842e0e', // safeTransferFrom(address,address,uint256)
  '0xb88d4fde', // safeTransferFrom(address,address,uint256,bytes)
  '0xf242432a', // safeTransferFrom(address,address,uint256,uint256,bytes)
  '0x2eb2c2d6', // safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)
  APPROVE_ALL,
  '0x4000aea0', // transferAndCall(address,uint256,bytes)
  '0x3177029f', // approveAndCall(address,uint256)
  '0xcae9ca51', // approveAndCall(address,uint256,bytes)
  '0x42966c68', // burn(uint256)
  '0x9bd9bbc6', // send(address,uint256,bytes)
  '0x959b8c3f', // authorizeOperator(address)
  PERMIT2_APPROVE,
]);
const TO_TOKEN = 'It is sent to a token instead of an exchange.';
/** `deposit()` and `withdraw(uint256)` of tokens that wrap the native currency. */
const WRAP = '0xd0e30db0';
const UNWRAP = '0x2e1a7d4d';
/** A selector, and as many arguments as fit into a transaction of 128 KB. */
const CALL = /^0x[0-9a-f]{8}(?:[0-9a-f]{2}){0,131072}$/;

/**
 * The reason why a call isn't the requested swap: it pays another amount, goes to a token or to the account itself, or would
 * move something else. Undefined if no problem was found. This doesn't tell whether the contract is an exchange.
 */
export function explainSwapCall(
  { to, value, data }: { readonly to: string; readonly value: bigint; readonly data: string },
  { account, from, to: wanted, toNetwork, amount }: BuildSwapQuery,
): string | undefined {
  const call = data.toLowerCase();
  if (value !== (from === undefined ? amount : 0n)) return 'It pays another amount than was chosen.';
  if (!CALL.test(call)) return 'It calls no function.';
  if (TOKEN_FUNCTIONS.has(call.slice(0, 10))) return 'It moves or lends tokens without an exchange.';
  if (to === ZERO_ADDRESS || isSameAddress(to, account.slice(account.lastIndexOf(':') + 1))) {
    return 'It is not sent to an exchange.';
  }
  // The bought token is on another network, so its address there means nothing here.
  if (toNetwork !== undefined) {
    return isSameAddress(from, to) ? TO_TOKEN : undefined;
  }
  const isWrap = from === undefined && isSameAddress(wanted, to) && call === WRAP;
  const unwrap = `${UNWRAP}${numberWord(amount)}`;
  const isUnwrap = wanted === undefined && isSameAddress(from, to) && call === unwrap;
  const isToken = isSameAddress(from, to) || isSameAddress(wanted, to);
  return isToken && !isWrap && !isUnwrap ? TO_TOKEN : undefined;
}
