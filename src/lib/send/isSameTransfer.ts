import { isSameAddress } from '../networks/isSameAddress.js';
import { formatUnits } from '../text/formatUnits.js';
import type { TrackedTransaction } from '../transactions/trackedTransaction.js';
import type { SendRequest } from './sendRequest.js';

/** Whether an earlier transaction of the same account sends the same amount of the same token to the same recipient. */
export function isSameTransfer(
  earlier: TrackedTransaction,
  { token, amount, recipient, content }: Pick<SendRequest, 'token' | 'amount' | 'recipient' | 'content'>,
  name: string | undefined,
): boolean {
  const call = earlier.namespace === 'eip155' ? earlier.call : undefined;
  if (call?.data !== undefined && content.namespace === 'eip155') {
    const { to, value, data } = call;
    return to === content.to.toLowerCase() && value === content.value && data === content.data.toLowerCase();
  }
  const { summary, tokens = [] } = earlier;
  const isSameToken = tokens.length === 0 ? token.address === undefined : tokens[0] === token.address;
  const before = summary.recipient;
  const isSameRecipient = before !== undefined && (isSameAddress(before, recipient) || before === name);
  return isSameToken && isSameRecipient && summary.amount === formatUnits(amount, token.decimals);
}
