import { addressOf, toCaipAddress } from '../networks/caip.js';
import type { NetworkDefinition } from '../networks/networks.js';
import { formatUnits } from '../text/formatUnits.js';
import { memoryOf } from './freshness.js';
import type { TrackedEvmTransaction, TransactionSummary } from './trackedTransaction.js';
import { ELSEWHERE_AFTER_MS } from './transactionConstants.js';

/**
 * Whether a transaction that its network does not know may be on another one, because its wallet has ignored which one it was
 * asked for. A transaction that its network has known is on no other: each signature is for one network.
 */
export function mayBeElsewhere({ status }: TrackedEvmTransaction, now: number): boolean {
  switch (status.step) {
    case 'pending':
    case 'unknown':
    case 'dropped':
    case 'replaced': {
      const { answer } = status;
      if (answer?.hash === undefined || answer.callsId !== undefined) return false;
      return memoryOf(status).knownAt === undefined && now - answer.answeredAt >= ELSEWHERE_AFTER_MS;
    }
    default:
      return false;
  }
}

/** A transaction as one of another network: nothing that was known of it before holds there but what was asked for. */
export function movedTo(
  transaction: TrackedEvmTransaction,
  network: NetworkDefinition,
): TrackedEvmTransaction {
  return {
    ...transaction,
    account: toCaipAddress(network.id, addressOf(transaction.account)),
    network: network.id,
    askedNetwork: transaction.askedNetwork ?? transaction.network,
    summary: summaryOn(transaction, network),
    start: undefined,
    nonce: undefined,
    got: undefined,
    delivery: undefined,
  };
}

/** Another network has another currency, and at the address of a token another contract or none. */
function summaryOn(
  { kind, call, tokens = [], summary }: TrackedEvmTransaction,
  { nativeCurrency }: NetworkDefinition,
): TransactionSummary {
  const { recipient } = summary;
  if (kind !== 'send' || !call || tokens.length > 0) return { recipient, token: tokens[0] };
  const { symbol, decimals } = nativeCurrency;
  return { recipient, symbol, amount: formatUnits(call.value, decimals) };
}
