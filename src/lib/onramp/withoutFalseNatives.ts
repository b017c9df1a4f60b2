import { fitsNative } from '../account/imitations.js';
import type { CaipNetworkId } from '../networks/caip.js';
import type { NativeCurrency } from '../networks/namespaces.js';
import type { PurchaseCurrency } from './onRamp.js';

/**
 * The currencies on sale, without networks where a currency would pose as the native one under another name, and without
 * currencies that are then on no network.
 */
export function withoutFalseNatives(
  currencies: readonly PurchaseCurrency[],
  nativeOf: (network: CaipNetworkId) => NativeCurrency,
): readonly PurchaseCurrency[] {
  return currencies
    .map((currency) => {
      const networks = currency.networks.filter(
        ({ id, contractAddress }) =>
          contractAddress !== undefined || id === undefined || fitsNative(currency.symbol, nativeOf(id)),
      );
      return { ...currency, networks };
    })
    .filter(({ networks }) => networks.length > 0);
}
