import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { MessageParams } from '../../lib/text/texts.js';
import { askedNetworkOf, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';

/** The message that a wallet used another network than requested. Undefined if it didn't. */
export function elsewhereText(
  transaction: TrackedTransaction,
  translate: (key: 'transaction.elsewhere', params: MessageParams) => string,
  networkName: (id: CaipNetworkId) => string,
): string | undefined {
  const asked = askedNetworkOf(transaction);
  if (asked === undefined) return undefined;
  return translate('transaction.elsewhere', {
    network: networkName(transaction.network),
    asked: networkName(asked),
  });
}
