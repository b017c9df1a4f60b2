import { addressWord, isBytes, readWord } from '../../../lib/evm/hex.js';
import { ALLOWANCE, BALANCE_OF, DECIMALS, SYMBOL } from '../../../lib/evm/tokenFunctions.js';
import { isContractCode } from '../accountCode.js';
import { isAnswer } from '../isAnswer.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';

/** `name()` */
const NAME = '0x06fdde03';

/** A contract's answer. Undefined if the call fails. Rejects with `rpc_failed`, `rpc_missing` or `aborted`. */
async function readAnswer(to: string, data: string, options: RpcOptions): Promise<unknown> {
  try {
    return await rpcRequest(options)('eth_call', [{ to, data }, 'latest']);
  } catch (error) {
    if (isAnswer((error as Error).cause)) return undefined;
    throw error;
  }
}

/** A contract's answer as a number. Undefined if it isn't one. Rejects as `readAnswer` does. */
async function readNumber(to: string, data: string, options: RpcOptions): Promise<bigint | undefined> {
  return readWord(await readAnswer(to, data, options));
}

/** A token's raw answer to `symbol()`. Rejects as `readAnswer` does. */
export const readSymbol = (token: string, options: RpcOptions) => readAnswer(token, SYMBOL, options);

/** A token's raw answer to `name()`. Rejects as `readAnswer` does. */
export const readName = (token: string, options: RpcOptions) => readAnswer(token, NAME, options);

/** An owner's balance of a token, in base units. Undefined if the token doesn't return it. Rejects as `readNumber` does. */
export const readBalanceOf = (token: string, owner: string, options: RpcOptions) =>
  readNumber(token, `${BALANCE_OF}${addressWord(owner)}`, options);

/** A token's decimals. Undefined if the token doesn't return them. Rejects as `readNumber` does. */
export const readDecimals = (token: string, options: RpcOptions) => readNumber(token, DECIMALS, options);

interface Allowance {
  readonly token: string;
  readonly owner: string;
  readonly spender: string;
}

/**
 * A spender's current allowance of a token, in base units. Undefined if the token doesn't return it. Rejects as `readNumber`
 * does.
 */
export const readAllowance = ({ token, owner, spender }: Allowance, options: RpcOptions) =>
  readNumber(token, `${ALLOWANCE}${addressWord(owner)}${addressWord(spender)}`, options);

/** Whether there is a contract at an address. Rejects as `readNumber` does. */
export async function isContract(address: string, options: RpcOptions): Promise<boolean> {
  const code = await rpcRequest(options)('eth_getCode', [address, 'latest']);
  return isBytes(code) && isContractCode(code);
}
