import { addressOf, toCaipAddress } from '../networks/caip.js';
import type { NetworkDefinition } from '../networks/networks.js';
import { formatUnits } from '../text/formatUnits.js';
import { memoryOf } from './freshness.js';
import type { TrackedEvmTransaction, TransactionSummary } from './trackedTransaction.js';
import { ELSEWHERE_AFTER_MS } from './transactionConstants.js';

/**
 * Whether a transaction unknown to its network may be on another one, because its wallet ignored the requested network. A
 * transaction that its network has known can't be on another one: each signature is for one network.
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

/** Moves a transaction to another network. Only the request itself still holds there; everything learned before is dropped. */
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

/** Another network has another currency, and another contract or none at a token's address. */
function summaryOn(
  { kind, call, tokens = [], summary }: TrackedEvmTransaction,
  { nativeCurrency }: NetworkDefinition,
): TransactionSummary {
  const { recipient } = summary;
  if (kind !== 'send' || !call || tokens.length > 0) return { recipient, token: tokens[0] };
  const { symbol, decimals } = nativeCurrency;
  return { recipient, symbol, amount: formatUnits(call.value, decimals) };
}
