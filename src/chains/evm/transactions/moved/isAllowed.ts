import { UNLIMITED } from '../../../../lib/account/tokenLimits.js';
import { addressWord, readHexNumber, toHex } from '../../../../lib/evm/hex.js';
import { ALLOWANCE } from '../../../../lib/evm/tokenFunctions.js';
import type { EvmCall } from '../../../../lib/transactions/trackedTransaction.js';
import type { RpcRequest } from '../../rpc.js';
import type { Receipt } from '../nodeAnswers.js';
import { readTokenCall } from '../readTokenCall.js';
import { isSeenInLogs } from './isSeenInLogs.js';

/**
 * Whether an approval that an account sent itself has done what it was for: its token logs it, and allows as much in that
 * block. Tokens may log anything. Rejects as `request` does.
 */
export async function isAllowed(
  call: EvmCall,
  account: string,
  { logs, block }: Receipt,
  request: RpcRequest,
): Promise<boolean> {
  if (!isSeenInLogs(call, account, { logs, isOnly: true })) return false;
  const asked = readTokenCall(call.data);
  // Permit2 answers in another form. Its contract is the same everywhere, and its log is its word.
  if (asked?.does !== 'allow' || asked.token !== undefined || asked.how !== 'set') return true;
  const words = [account, asked.spender].map(addressWord).join('');
  const answer = await request('eth_call', [{ to: call.to, data: `${ALLOWANCE}${words}` }, toHex(block)]);
  const allowed = readHexNumber(answer) ?? 0n;
  // Some tokens have a limit of their own, below what is unlimited elsewhere.
  return allowed === asked.amount || (asked.amount === UNLIMITED && allowed > 0n);
}
