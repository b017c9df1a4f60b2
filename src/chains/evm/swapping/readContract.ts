import { isAnswer } from '../isAnswer.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';

/** `decimals()` */
const DECIMALS = '0x313ce567';
/** `symbol()` */
const SYMBOL = '0x95d89b41';
/** `allowance(address,address)` */
const ALLOWANCE = '0xdd62ed3e';
const WORD = /^0x[0-9a-f]{64}$/i;

const word = (address: string) => address.slice(2).toLowerCase().padStart(64, '0');

/** What a contract answers. Undefined if it refuses. Rejects with `rpc_failed`, `rpc_missing`, `aborted`. */
async function readAnswer(to: string, data: string, options: RpcOptions): Promise<unknown> {
  try {
    return await rpcRequest(options)('eth_call', [{ to, data }, 'latest']);
  } catch (error) {
    if (isAnswer((error as Error).cause)) return undefined;
    throw error;
  }
}

/** A number that a contract answers. Undefined if it answers none. Rejects as `readAnswer` does. */
async function readNumber(to: string, data: string, options: RpcOptions): Promise<bigint | undefined> {
  const answer = await readAnswer(to, data, options);
  return typeof answer === 'string' && WORD.test(answer) ? BigInt(answer) : undefined;
}

/** What a token answers when it is asked for its symbol, as it came. Rejects as `readAnswer` does. */
export const readSymbol = (token: string, options: RpcOptions) => readAnswer(token, SYMBOL, options);

/** How many decimals a token has. Undefined if it does not tell. Rejects as `readNumber` does. */
export const readDecimals = (token: string, options: RpcOptions) => readNumber(token, DECIMALS, options);

interface Allowance {
  readonly token: string;
  readonly owner: string;
  readonly spender: string;
}

/** What somebody may take of a token now, in base units. Undefined if it does not tell. Rejects as `readNumber` does. */
export const readAllowance = ({ token, owner, spender }: Allowance, options: RpcOptions) =>
  readNumber(token, `${ALLOWANCE}${word(owner)}${word(spender)}`, options);

/** Code of an account that hands over to a contract (EIP-7702). The account is still somebody's own. */
const DELEGATED = /^0xef0100/i;
const CODE = /^0x(?!0*$)[0-9a-f]/i;

/** Whether there is a contract at an address. Rejects as `readNumber` does. */
export async function isContract(address: string, options: RpcOptions): Promise<boolean> {
  const code = await rpcRequest(options)('eth_getCode', [address, 'latest']);
  return typeof code === 'string' && CODE.test(code) && !DELEGATED.test(code);
}
