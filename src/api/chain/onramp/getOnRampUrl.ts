import * as z from 'zod/mini';
import { addressOf, networkOf } from '../../../lib/networks/caip.js';
import type { OnRampOrder } from '../../../lib/onramp/onRamp.js';
import { COINBASE_NETWORKS, coinbaseNetwork } from '../../../lib/onramp/onRampNetworks.js';
import { post } from '../../http.js';
import { type ChainService, TEXT_HEADER } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';

const answer = z.object({ url: z.string() });

/** The provider's page for an order (behaviour 13.18). Not checked. Rejects as `post`. */
export async function getOnRampUrl(
  service: ChainService,
  order: OnRampOrder,
  signal: AbortSignal,
): Promise<string> {
  const { account, purchase, purchases } = order;
  const address = addressOf(account);
  const bought = purchase ? [purchase] : purchases;
  const { url } = await post({ ...service, headers: TEXT_HEADER }, 'v1/generators/onrampurl', {
    params: { projectId: service.projectId },
    body: {
      destinationWallets: [
        { address, blockchains: COINBASE_NETWORKS, assets: bought.map(({ symbol }) => symbol) },
      ],
      defaultNetwork: coinbaseNetwork(networkOf(account)) ?? 'ethereum',
      partnerUserId: address,
      defaultExperience: 'buy',
      ...presetOf(order),
    },
    // It only creates an address: nothing is bought before the visitor pays there.
    isRepeatable: true,
    signal,
    read: readJsonTexts(answer),
  });
  return url;
}

/**
 * The amount to preset. The service takes whole numbers only, and rounding would change the amount of money. So it is the
 * quoted amount if that is whole, else the typed one if that is, else none, and the visitor enters it on the page.
 */
function presetOf({ purchaseAmount, paymentAmount }: OnRampOrder) {
  const crypto = wholeNumber(purchaseAmount);
  return crypto === undefined
    ? { presetFiatAmount: wholeNumber(paymentAmount) }
    : { presetCryptoAmount: crypto };
}

/** A whole number above 0 that JSON can represent exactly. */
function wholeNumber(decimal: string | undefined): number | undefined {
  const digits = /^0*([1-9]\d{0,14})(?:\.0*)?$/.exec(decimal ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}
