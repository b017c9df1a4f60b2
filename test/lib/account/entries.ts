import type { TokenBalance } from '../../../src/lib/account/tokenBalance.js';
import type { HistoryEntry, HistoryTransfer } from '../../../src/lib/account/transactionHistory.js';

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

/** One whole unit of a token with 18 decimals that nobody knows the price of. */
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
