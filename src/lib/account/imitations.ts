import { addressKey } from '../networks/isSameAddress.js';
import { foldLookAlikes } from '../untrusted/foldLookAlikes.js';

/** The identity of an asset. `address` is undefined for the native currency. */
export interface NamedAsset {
  readonly address: string | undefined;
  readonly symbol: string;
  readonly name: string;
}

/** Old and new symbols of one currency. Services may know only the older one. */
const RENAMED = new Map(
  [
    ['MATIC', 'POL'],
    ['KLAY', 'KAIA'],
  ].map(([old = '', present = '']) => [foldLookAlikes(old), foldLookAlikes(present)] as const),
);

/** Contracts that represent the native currency itself as a token. */
const NATIVE_TWINS = new Set([
  '0x0000000000000000000000000000000000001010',
  '0x471ece3750da237f93b8e339c536989b8978a438',
  '0x000000000000000000000000000000000000800a',
]);

function lookOf(symbol: string): string {
  const folded = foldLookAlikes(symbol);
  return RENAMED.get(folded) ?? folded;
}

/** Whether a service's symbol fits the native currency. Always true if either symbol is missing. */
export function fitsNative(told: string | undefined, native: { readonly symbol: string }): boolean {
  if (!told || !native.symbol) return true;
  const own = lookOf(native.symbol);
  // Some services answer with the wrapped currency, which has the same price.
  return [own, `w${own}`].includes(lookOf(told));
}

/** Detects assets that are named like a known one. */
export interface Imitations {
  /**
   * The symbol of the known asset whose symbol or name this one copies. Undefined for the known asset itself, and if there is
   * none.
   */
  imitated(asset: NamedAsset): string | undefined;
  /** The known asset at an address. */
  known(address: string | undefined): NamedAsset | undefined;
}

/** Compares assets with these known ones, which never imitate each other. */
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
