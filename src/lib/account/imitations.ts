import { addressKey } from '../networks/isSameAddress.js';
import { foldLookAlikes } from '../untrusted/foldLookAlikes.js';

/** What tells an asset: `address` is undefined for the native currency. */
export interface NamedAsset {
  readonly address: string | undefined;
  readonly symbol: string;
  readonly name: string;
}

/** Two names of one currency. Services may know only the older one. */
const RENAMED = new Map(
  [
    ['MATIC', 'POL'],
    ['KLAY', 'KAIA'],
  ].map(([old = '', present = '']) => [foldLookAlikes(old), foldLookAlikes(present)] as const),
);

/** Contracts that are the native currency itself in the form of a token. */
const NATIVE_TWINS = new Set([
  '0x0000000000000000000000000000000000001010',
  '0x471ece3750da237f93b8e339c536989b8978a438',
  '0x000000000000000000000000000000000000800a',
]);

function lookOf(symbol: string): string {
  const folded = foldLookAlikes(symbol);
  return RENAMED.get(folded) ?? folded;
}

/** Whether a service may call the native currency so. Where nothing is known of it, or nothing is told, it may. */
export function fitsNative(told: string | undefined, native: { readonly symbol: string }): boolean {
  if (!told || !native.symbol) return true;
  const own = lookOf(native.symbol);
  // Prices are those of the wrapped currency, which some services answer with.
  return [own, `w${own}`].includes(lookOf(told));
}

/** Tells assets that are named like a known one. */
export interface Imitations {
  /** The symbol of the known asset whose name this one bears. Undefined if it is that one, or bears none of theirs. */
  imitated(asset: NamedAsset): string | undefined;
  /** The known asset at an address. */
  known(address: string | undefined): NamedAsset | undefined;
}

/** Compares with these assets. One of them never imitates another. */
export function imitationsOf(known: readonly NamedAsset[]): Imitations {
  const byAddress = new Map(
    known.flatMap((asset) =>
      asset.address === undefined ? [] : [[addressKey(asset.address), asset] as const],
    ),
  );
  const byLook = new Map<string, string>();
  for (const { symbol, name } of known) {
    for (const look of [lookOf(symbol), lookOf(name)]) {
      if (look !== '' && !byLook.has(look)) byLook.set(look, symbol);
    }
  }
  return {
    imitated({ address, symbol, name }) {
      if (address === undefined) return undefined;
      const key = addressKey(address);
      if (byAddress.has(key) || NATIVE_TWINS.has(key)) return undefined;
      return byLook.get(lookOf(symbol)) ?? byLook.get(lookOf(name));
    },
    known: (address) => (address === undefined ? undefined : byAddress.get(addressKey(address))),
  };
}
