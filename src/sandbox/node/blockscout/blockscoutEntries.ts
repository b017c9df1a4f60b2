import { getAddress } from 'viem';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import type { IndexedTransaction } from '../chainApi/evmIndex.js';

/** A time in the service's format. */
export const momentOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace('Z', '000Z');

/** The service's description of an address. */
export const addressEntry = (address: string) => ({
  hash: getAddress(address),
  ens_domain_name: null,
  implementations: [],
  is_contract: false,
  is_scam: false,
  is_verified: false,
  metadata: null,
  name: null,
  private_tags: [],
  proxy_type: null,
  public_tags: [],
  reputation: 'ok',
  watchlist_names: [],
});

interface TokenFacts {
  readonly name: string;
  readonly symbol: string;
  readonly decimals?: number;
  readonly rate?: string | null;
  readonly isSpam?: boolean;
}

export const tokenEntry = (contract: string, type: 'ERC-20' | 'ERC-721', facts: TokenFacts) => ({
  address_hash: getAddress(contract),
  type,
  name: facts.name,
  symbol: facts.symbol,
  decimals: facts.decimals === undefined ? null : `${facts.decimals}`,
  exchange_rate: facts.rate ?? null,
  holders_count: '1',
  icon_url: null,
  total_supply: null,
  circulating_market_cap: null,
  volume_24h: null,
  reputation: facts.isSpam ? 'scam' : 'ok',
});

/** The functions whose names the service knows. */
const METHODS: Readonly<Record<string, string>> = {
  '0xa9059cbb': 'transfer',
  '0x23b872dd': 'transferFrom',
  '0x095ea7b3': 'approve',
  '0xa22cb465': 'setApprovalForAll',
};

export function transactionEntry(transaction: IndexedTransaction, exchangeRate: string | null) {
  const { hash, block, position, time, isConfirmed, from, to, created, value, input, nonce } = transaction;
  const selector = input.slice(0, 10);
  return {
    hash,
    block_number: block,
    position,
    timestamp: momentOf(time),
    status: isConfirmed ? 'ok' : 'error',
    result: isConfirmed ? 'success' : 'execution reverted',
    from: addressEntry(from),
    to: to && addressEntry(to),
    created_contract: created && addressEntry(created),
    value: `${value}`,
    nonce,
    raw_input: input,
    method: input === '0x' ? null : (ownValue(METHODS, selector) ?? selector),
    exchange_rate: exchangeRate,
    confirmations: 1,
    token_transfers: null,
  };
}
