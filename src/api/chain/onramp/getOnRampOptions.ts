import * as z from 'zod/mini';
import { compareDecimals } from '../../../lib/decimal/arithmetic.js';
import { CURRENCY_CODE } from '../../../lib/money/exchangeRate.js';
import { isAddressOn } from '../../../lib/networks/addressForm.js';
import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import { isChainNumber } from '../../../lib/networks/caip.js';
import type {
  PaymentCurrency,
  PaymentLimit,
  PurchaseCurrency,
  PurchaseNetwork,
} from '../../../lib/onramp/onRamp.js';
import { coinbaseNetwork } from '../../../lib/onramp/onRampNetworks.js';
import { MOST_ENTRIES } from '../../../lib/untrusted/readFields.js';
import { readImage } from '../../../lib/untrusted/readImage.js';
import { readSymbol } from '../../../lib/untrusted/readSymbol.js';
import { safeName } from '../../../lib/untrusted/sanitize.js';
import { get } from '../../http.js';
import type { ChainService } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { entries, parseEntries, text } from '../wireFields.js';

const answer = z.object({ paymentCurrencies: entries, purchaseCurrencies: entries });
const payment = z.object({
  // ISO 4217, so that browsers can write amounts in it.
  id: z.string().check(z.regex(CURRENCY_CODE)),
  payment_method_limits: z.catch(entries, []),
  icon_url: text,
});
const amount = z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,18})?$/));
const limit = z.object({ id: z.string(), min: amount, max: amount });
const purchase = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: text,
  symbol: z.string(),
  networks: entries,
  icon_url: text,
});
const network = z.object({
  name: z.string(),
  display_name: text,
  chain_id: z.string().check(z.refine(isChainNumber)),
  contract_address: text,
});

interface OfferedCurrencies {
  readonly payment: readonly PaymentCurrency[];
  readonly purchase: readonly PurchaseCurrency[];
}

/**
 * The currencies that can be bought and paid with (behaviour 13.16), without invalid entries. Rejects as `get`, and if
 * nothing is left.
 */
export async function getOnRampOptions(
  service: ChainService,
  { signal, isHosted }: { readonly signal: AbortSignal; readonly isHosted: boolean },
): Promise<OfferedCurrencies> {
  return get(service, 'v1/onramp/options', {
    params: { projectId: service.projectId },
    signal,
    async read(response) {
      const { paymentCurrencies, purchaseCurrencies } = await readJsonTexts(answer)(response);
      const offered = {
        payment: onceEach(parseEntries(payment, paymentCurrencies.slice(0, MOST_ENTRIES)).map(toPayment)),
        purchase: onceEach(
          parseEntries(purchase, purchaseCurrencies.slice(0, MOST_ENTRIES)).flatMap(
            (entry) => toPurchase(entry, isHosted) ?? [],
          ),
        ),
      };
      if (offered.payment.length === 0 || offered.purchase.length === 0) {
        throw new Error('Nothing can be bought.');
      }
      return offered;
    },
  });
}

/** Keeps the first entry of each id: a second one would be shown instead of it. */
const onceEach = <T extends { readonly id: string }>(currencies: readonly T[]): readonly T[] =>
  currencies.filter(({ id }, at) => currencies.findIndex((other) => other.id === id) === at);

function toPayment({
  id,
  payment_method_limits: limits,
  icon_url,
}: z.infer<typeof payment>): PaymentCurrency {
  return {
    id,
    limits: parseEntries(limit, limits.slice(0, MOST_ENTRIES)).flatMap((entry) => toLimit(entry) ?? []),
    icon: readImage(icon_url),
  };
}

function toLimit({ id, min, max }: z.infer<typeof limit>): PaymentLimit | undefined {
  const method = safeName(id);
  return method && compareDecimals(min, max) <= 0 ? { method, min, max } : undefined;
}

function toPurchase(
  { id, name, symbol: written, networks, icon_url }: z.infer<typeof purchase>,
  isHosted: boolean,
): PurchaseCurrency | undefined {
  const symbol = readSymbol(written);
  const offered = parseEntries(network, networks.slice(0, MOST_ENTRIES)).flatMap(
    (entry) => toNetwork(entry, isHosted) ?? [],
  );
  // It couldn't be sent to the account.
  if (!symbol || offered.length === 0) return undefined;
  return { id, name: safeName(name) ?? symbol, symbol, networks: offered, icon: readImage(icon_url) };
}

/** A network that the provider sends to. The site's own service may send to any. */
function toNetwork(entry: z.infer<typeof network>, isHosted: boolean): PurchaseNetwork | undefined {
  const { display_name: displayName, chain_id, contract_address: contract } = entry;
  const id: CaipNetworkId = `eip155:${chain_id}`;
  const name = safeName(entry.name);
  if (!name || (isHosted && !coinbaseNetwork(id))) return undefined;
  if (contract && !isAddressOn(id, contract)) return undefined;
  return { name, displayName: safeName(displayName) ?? name, id, contractAddress: contract || undefined };
}
