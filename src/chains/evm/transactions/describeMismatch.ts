import { getAddress } from 'viem/utils';
import type { NetworkDefinition } from '../../../lib/networks/networks.js';
import { formatUnits } from '../../../lib/text/decimal.js';
import type {
  TrackedEvmTransaction,
  TransactionSummary,
} from '../../../lib/transactions/trackedTransaction.js';
import type { DescribedTransaction } from './nodeAnswers.js';
import { readTransfer } from './readMoved.js';

/** As what was asked for is written. */
const written = (address: string) => getAddress(address as `0x${string}`);

/** What a wallet sent instead of what it was asked for, in words that need no other source than the transaction. */
export function describeMismatch(
  { call, summary }: TrackedEvmTransaction,
  { call: sent, input }: DescribedTransaction,
  { nativeCurrency: { decimals, symbol } }: Pick<NetworkDefinition, 'nativeCurrency'>,
): TransactionSummary {
  const transfer = sent.value === 0n ? readTransfer(input.toLowerCase()) : undefined;
  if (transfer) {
    // Only of the token that was asked for, the symbol is known.
    return {
      symbol: sent.to === call?.to ? summary.symbol : undefined,
      receiver: written(transfer.receiver),
    };
  }
  return { amount: formatUnits(sent.value, decimals), symbol, receiver: sent.to && written(sent.to) };
}
