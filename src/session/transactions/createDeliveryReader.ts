import { servicesAtom } from '../../atoms/hostServices.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { DeliveryReader } from '../../atoms/swap/delivery/lookAtDelivery.js';
import type { Store } from '../../atoms/util/store.js';
import { codeOf } from '../../lib/errorText.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf, networkOf } from '../../lib/networks/caip.js';
import { walletOf } from './walletOf.js';

/** Reads what became of the other part of swaps: the word of the site's source, and what nodes show. */
export function createDeliveryReader(store: Store): DeliveryReader {
  const { clock, openSwap } = store.get(servicesAtom);
  const proven = new Map<string, number>();
  return {
    async ask(query, signal) {
      try {
        const swapping = await openSwap();
        return (await swapping.delivery?.(query, { signal })) ?? { state: 'unknown' };
      } catch (error) {
        // The site has another source by now, or none.
        if (codeOf(error) === 'method_not_supported') return { state: 'unknown' };
        throw error;
      }
    },
    async see({ account, network: id, hash, token, askedAt }, signal) {
      const network = store.get(describeNetworkAtom)(id);
      const wallet = id === networkOf(account) ? await walletOf(store, account) : undefined;
      const { readPayout } = await loadPart(import('../../chains/evm/delivery/readPayout.js'));
      const payee = addressOf(account).toLowerCase();
      return readPayout({ hash, payee, token, askedAt }, { network, wallet, clock, signal, proven });
    },
  };
}
