import { UNLIMITED } from '../../../../lib/account/tokenLimits.js';
import { addressWord, readHexNumber, toHex } from '../../../../lib/evm/hex.js';
import { ALLOWANCE } from '../../../../lib/evm/tokenFunctions.js';
import type { EvmCall } from '../../../../lib/transactions/trackedTransaction.js';
import type { RpcRequest } from '../../rpc.js';
import type { Receipt } from '../nodeAnswers.js';
import { readTokenCall } from '../readTokenCall.js';
import { isSeenInLogs } from './isSeenInLogs.js';

/**
 * Whether an approval sent by the account itself took effect: the token logs it, and its allowance in that block matches. The
 * log alone isn't enough, because tokens may log anything. Rejects as `request` does.
 */
export async function isAllowed(
  call: EvmCall,
  account: string,
  { logs, block }: Receipt,
  request: RpcRequest,
): Promise<boolean> {
  if (!isSeenInLogs(call, account, { logs, isOnly: true })) return false;
  const asked = readTokenCall(call.data);
  // Permit2 answers in another form. Its contract is the same on every network, so its log is trusted.
  if (asked?.does !== 'allow' || asked.token !== undefined || asked.how !== 'set') return true;
  const words = [account, asked.spender].map(addressWord).join('');
  const answer = await request('eth_call', [{ to: call.to, data: `${ALLOWANCE}${words}` }, toHex(block)]);
  const allowed = readHexNumber(answer) ?? 0n;
  // Some tokens cap an unlimited allowance at a lower value.
  return allowed === asked.amount || (asked.amount === UNLIMITED && allowed > 0n);
}
