import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import type { HistoryEntry, HistoryTransfer } from '../../../src/lib/account/transactionHistory.js';
import type {
  TrackedEvmTransaction,
  TransactionStatus,
} from '../../../src/lib/transactions/trackedTransaction.js';

/** A received token. */
export function transfer(change: Partial<HistoryTransfer> = {}): HistoryTransfer {
  return {
    kind: 'token',
    direction: 'in',
    name: 'Coin',
    symbol: 'COIN',
    quantity: '1',
    image: undefined,
    isSpam: false,
    ...change,
  };
}

/** A received NFT. */
export function nft(change: Partial<HistoryTransfer> = {}): HistoryTransfer {
  return transfer({ kind: 'nft', name: 'Art', symbol: 'ART', ...change });
}

/** A confirmed transaction on Ethereum that received a token. */
export function entry(change: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 'one',
    operation: 'receive',
    hash: `0x${'a'.repeat(64)}`,
    network: 'eip155:1',
    minedAt: 1_000,
    status: 'confirmed',
    from: undefined,
    to: undefined,
    transfers: [transfer()],
    ...change,
  };
}

/** One whole unit of a token with 18 decimals and no known price. */
export function token(change: Partial<TokenBalance> = {}): TokenBalance {
  return {
    network: 'eip155:1',
    address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    name: 'Coin',
    symbol: 'COIN',
    decimals: 18,
    amount: 10n ** 18n,
    price: undefined,
    icon: undefined,
    ...change,
  };
}

/** A transfer of ether that this device has sent. */
export function sent(
  status: TransactionStatus,
  change: Partial<TrackedEvmTransaction> = {},
): TrackedEvmTransaction {
  return {
    id: '1',
    kind: 'send',
    account: 'eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    network: 'eip155:1',
    namespace: 'eip155',
    askedAt: 5_000,
    summary: { amount: '1.5', symbol: 'ETH', recipient: 'ada.eth' },
    told: undefined,
    status,
    call: undefined,
    start: undefined,
    nonce: undefined,
    ...change,
  };
}
