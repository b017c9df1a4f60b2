import * as z from 'zod/mini';
import { compareDecimals, multiplyDecimals } from '../../../lib/decimal/arithmetic.js';
import { readDecimal } from '../../../lib/decimal/readDecimal.js';
import { chainIdOf } from '../../../lib/networks/caip.js';
import type {
  MoneyAmount,
  OnRampQuery,
  OnRampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '../../../lib/onramp/onRamp.js';
import { safeName } from '../../../lib/untrusted/sanitize.js';
import { post } from '../../http.js';
import { type ChainService, TEXT_HEADER } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { text } from '../wireFields.js';

const money = z.object({ amount: z.string(), currency: z.string() });
const answer = z.object({
  coinbaseFee: money,
  networkFee: money,
  paymentSubtotal: money,
  paymentTotal: money,
  purchaseAmount: money,
  quoteId: text,
});

/** The most that can be bought of any token, as whole digits. */
const MOST_BOUGHT = `1${'0'.repeat(15)}`;

/**
 * The amount that a payment currently buys, and its fees (behaviour 13.17). Rejects as `post`, and if the answer is in other
 * currencies than requested, or its amounts are implausible.
 */
export function getOnRampQuote(
  service: ChainService,
  query: OnRampQuery,
  signal: AbortSignal,
): Promise<OnRampQuote> {
  const { payment, purchase, amount } = query;
  return post({ ...service, headers: TEXT_HEADER }, 'v1/onramp/quote', {
    params: { projectId: service.projectId },
    body: {
      purchaseCurrency: purchaseOnWire(purchase),
      paymentCurrency: paymentOnWire(payment),
      amount,
      // The hosted service wants the symbol here.
      network: purchase.symbol,
    },
    // It changes nothing.
    isRepeatable: true,
    signal,
    read: async (response) => toQuote(await readJsonTexts(answer)(response), query),
  });
}

function toQuote(wire: z.infer<typeof answer>, { payment, purchase, amount }: OnRampQuery): OnRampQuote {
  const paid = (field: z.infer<typeof money>) => readMoney(field, [payment.id], payment.id);
  const quote: OnRampQuote = {
    purchaseAmount: readMoney(wire.purchaseAmount, [purchase.symbol, purchase.id], purchase.symbol),
    paymentSubtotal: paid(wire.paymentSubtotal),
    paymentTotal: paid(wire.paymentTotal),
    providerFee: paid(wire.coinbaseFee),
    networkFee: paid(wire.networkFee),
    id: safeName(wire.quoteId, 100) ?? '',
    isEstimate: false,
  };
  const { purchaseAmount, paymentSubtotal, paymentTotal, providerFee, networkFee } = quote;
  const isMore = ({ amount: one }: MoneyAmount, other: string) => compareDecimals(one, other) > 0;
  const bought = purchaseAmount.amount;
  if (bought === '0' || isMore(purchaseAmount, MOST_BOUGHT) || paymentTotal.amount === '0') {
    throw new Error('The quoted amount makes no sense.');
  }
  // Fees are included in the requested amount or added to it. They never double it.
  if (isMore(paymentTotal, multiplyDecimals(amount, '2')))
    throw new Error('It costs far more than asked for.');
  for (const part of [paymentSubtotal, providerFee, networkFee]) {
    if (isMore(part, paymentTotal.amount)) throw new Error('A part is more than the total.');
  }
  return quote;
}

/** An amount whose currency may have any of these names. `name` is shown. */
function readMoney(
  { amount, currency }: z.infer<typeof money>,
  names: readonly string[],
  name: string,
): MoneyAmount {
  const read = readDecimal(amount);
  if (read === undefined) throw new Error('An amount is no number.');
  if (!names.some((one) => one.toLowerCase() === currency.toLowerCase())) {
    throw new Error(`An amount is not in ${name}.`);
  }
  return { amount: read, currency: name };
}

/** Currencies in the service's format. */
const purchaseOnWire = ({ id, name, symbol, networks }: PurchaseCurrency) => ({
  id,
  name,
  symbol,
  networks: networks.map((network) => ({
    name: network.name,
    display_name: network.displayName,
    chain_id: network.id === undefined ? '0' : `${chainIdOf(network.id)}`,
    contract_address: network.contractAddress ?? '',
  })),
});

const paymentOnWire = ({ id, limits }: PaymentCurrency) => ({
  id,
  payment_method_limits: limits.map(({ method, min, max }) => ({ id: method, min, max })),
});
