import { keccak256, stringToHex } from 'viem';
import { isEvmChain, type SandboxChain } from '../../chains.js';
import type { Asset } from '../chainApi/chainLedger.js';
import { priceInCents } from '../chainApi/prices.js';

/** A currency on one of the chains where it is sold. */
export interface OfferedOn {
  readonly chain: SandboxChain;
  /** The native currency if it has no address. */
  readonly asset: Asset;
}

/** A currency that the sandbox sells. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly on: readonly OfferedOn[];
}

/** All currencies of the EVM chains that have a price, by symbol. */
export function offersOf(chains: readonly SandboxChain<string>[]): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const chain of chains.filter(isEvmChain)) {
    for (const asset of [chain.nativeCurrency, ...(chain.tokens ?? [])]) {
      if (priceInCents(asset) === 0n) continue;
      const { symbol, name } = asset;
      const offer = offers.get(symbol) ?? { id: idOf(symbol), name, symbol, on: [] };
      offers.set(symbol, { ...offer, on: [...offer.on, { chain, asset }] });
    }
  }
  return [...offers.values()];
}

/** An offer in the hosted service's format. */
export const offerOnWire = ({ on, ...offer }: Offer) => ({
  ...offer,
  networks: on.map(({ chain, asset }) => ({
    name: chain.name.toLowerCase().replace(/[^a-z\d]+/g, '-'),
    display_name: chain.name,
    chain_id: chain.id.slice('eip155:'.length),
    contract_address: asset.address ?? '',
  })),
});

/** A UUID that is always the same for a symbol. */
function idOf(symbol: string): string {
  const digits = keccak256(stringToHex(`sold ${symbol}`)).slice(2);
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
