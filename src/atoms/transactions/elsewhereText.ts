import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { MessageParams } from '../../lib/text/texts.js';
import { askedNetworkOf, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';

/** Says that a wallet has used another network than it was asked for. Undefined if it has not. */
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
