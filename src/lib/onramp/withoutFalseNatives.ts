import { fitsNative } from '../account/imitations.js';
import type { CaipNetworkId } from '../networks/caip.js';
import type { NativeCurrency } from '../networks/namespaces.js';
import type { PurchaseCurrency } from './onRamp.js';

/**
 * What is sold, without networks on which a currency would be the native one by a name that is not its own, and without
 * what is left on no network.
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
