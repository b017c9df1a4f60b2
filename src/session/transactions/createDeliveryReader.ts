import { servicesAtom } from '../../atoms/hostServices.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { DeliveryReader } from '../../atoms/swap/delivery/lookAtDelivery.js';
import type { Store } from '../../atoms/util/store.js';
import { codeOf } from '../../lib/errorText.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf, networkOf } from '../../lib/networks/caip.js';
import { walletOf } from './walletOf.js';

/** Reads the deliveries of swaps across networks, from the site's source and from nodes. */
export function createDeliveryReader(store: Store): DeliveryReader {
  const { clock, openSwap } = store.get(servicesAtom);
  const proven = new Map<string, number>();
  return {
    async ask(query, signal) {
      try {
        const swapping = await openSwap();
        return (await swapping.delivery?.(query, { signal })) ?? { state: 'unknown' };
      } catch (error) {
        // The site now has another source, or none.
        if (codeOf(error) === 'method_not_supported') return { state: 'unknown' };
        throw error;
      }
    },
    async see({ account, network: id, hash, token, askedAt, sentBy }, signal) {
      const describe = store.get(describeNetworkAtom);
      const own = networkOf(account);
      const wallet = await walletOf(store, account);
      const [{ readPayout }, { readLeftAt }] = await loadPart(
        Promise.all([
          import('../../chains/evm/delivery/readPayout.js'),
          import('../../chains/evm/delivery/readLeftAt.js'),
        ]),
      );
      const options = { clock, signal, proven };
      const leftAt = await readLeftAt(sentBy, { network: describe(own), wallet, ...options }).catch(
        () => undefined,
      );
      const payee = addressOf(account).toLowerCase();
      const payout = { hash, payee, token, askedAt, leftAt };
      return readPayout(payout, {
        network: describe(id),
        wallet: id === own ? wallet : undefined,
        ...options,
      });
    },
  };
}
