import { type Hex, hexToString } from 'viem';
import { readFirstWord } from '../../lib/evm/hex.js';
import { invalidParamsError, SandboxRpcError } from '../rpcError.js';

/** JSON-RPC's own codes, those of EIP-1474, and those of `eth_simulateV1`. */
const CODES = {
  parse: -32700,
  request: -32600,
  method: -32601,
  internal: -32603,
  limit: -32005,
  transaction: -32003,
  other: -32000,
  unknown: -32001,
  blockGas: -38015,
  blockNumber: -38020,
  blockTime: -38021,
} as const;
/** The code that nodes use for a reverted execution. */
const REVERTED = 3;

/** The selector of `Error(string)`, with which Solidity encodes the reason of `require` and `revert`. */
const ERROR_SELECTOR = '0x08c379a0';
const MOST_REASON = 1_000;

export const parseRefusal = () => new SandboxRpcError(CODES.parse, 'Parse error');

export const requestRefusal = (why = 'Invalid request') => new SandboxRpcError(CODES.request, why);

export const methodRefusal = () => new SandboxRpcError(CODES.method, 'Method not found');

export const limitRefusal = (what: string) => new SandboxRpcError(CODES.limit, what);

export const blockRefusal = (latest: number, asked: bigint) =>
  invalidParamsError(`block height is ${latest} but requested was ${asked}`);

/** The error for a transaction or call that no node runs. Libraries look for the wording of nodes. */
export const transactionRefusal = (why: string) => new SandboxRpcError(CODES.transaction, why);

export const gasRefusal = () => new SandboxRpcError(CODES.other, 'intrinsic gas too low');

/** The error if a request's calls have used up their common gas budget. */
export const budgetRefusal = (used: bigint, limit: bigint) =>
  new SandboxRpcError(CODES.blockGas, `block gas limit reached: ${used} >= ${limit}`);

/** The error if a call has run for too long. */
export const timeRefusal = (limitMs: number) =>
  new SandboxRpcError(CODES.other, `execution aborted (timeout = ${limitMs / 1000}s)`);

export const unknownBlockRefusal = () => new SandboxRpcError(CODES.unknown, 'Resource not found');

export const numberOrderRefusal = () =>
  new SandboxRpcError(CODES.blockNumber, 'block numbers must be in order');

export const timeOrderRefusal = () =>
  new SandboxRpcError(CODES.blockTime, 'block timestamps must be in order');

export const fundsRefusal = () => transactionRefusal('Insufficient funds for gas * price + value');

/** The error for a call that ended with an exception of the virtual machine. */
export function executionRefusal(exception: string, returned: Hex): SandboxRpcError {
  // Some exceptions state a position in the library's own terms.
  if (exception !== 'revert')
    return new SandboxRpcError(CODES.internal, exception.split(' at ')[0] ?? exception);
  const reason = reasonIn(returned);
  return new SandboxRpcError(REVERTED, `execution reverted${reason ? `: ${reason}` : ''}`, returned);
}

function reasonIn(data: Hex): string | undefined {
  if (!data.startsWith(ERROR_SELECTOR)) return undefined;
  const words = data.slice(ERROR_SELECTOR.length);
  const length = Number(readFirstWord(`0x${words.slice(64)}`) ?? 0n);
  return hexToString(`0x${words.slice(128, 128 + 2 * Math.min(length, MOST_REASON))}`) || undefined;
}
