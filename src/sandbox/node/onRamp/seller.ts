import { randomUUID } from 'node:crypto';
import type { SandboxChain } from '../../chains.js';
import { Refusal } from '../chainApi/refusal.js';
import { type Offer, offerOnWire, offersOf } from './offers.js';
import { limitBroken, PAYMENTS, paymentOnWire, quoteFor, quoteOnWire, readCents } from './payment.js';
import { createPurchases, type Purchases } from './purchases.js';

/** The provider that sells the local chains' currencies. Its calls throw a Refusal. */
export interface Seller {
  readonly offers: readonly Offer[];
  readonly purchases: Purchases;
  options(): object;
  quote(body: QuoteBody): object;
}

type QuoteBody = Readonly<
  Partial<Record<'purchaseCurrency' | 'paymentCurrency' | 'amount' | 'network', unknown>>
>;

/** Creates the seller. `settleMs` is the duration of a payment, in ms. */
export function createSeller(chains: readonly SandboxChain<string>[], settleMs?: number): Seller {
  const offers = offersOf(chains);
  return {
    offers,
    purchases: createPurchases(settleMs),
    options: () => ({
      paymentCurrencies: PAYMENTS.map(paymentOnWire),
      purchaseCurrencies: offers.map(offerOnWire),
    }),
    quote({ purchaseCurrency, paymentCurrency, amount, network }) {
      const bought = membersOf(purchaseCurrency, 'purchaseCurrency');
      const offer = offers.find(({ id, symbol }) => id === bought.id && symbol === bought.symbol);
      const sold = offer?.on[0];
      if (!sold) throw new Refusal(400, 'purchaseCurrency', 'It is not sold here.');
      if (!Array.isArray(bought.networks) || bought.networks.length === 0) {
        throw new Refusal(400, 'purchaseCurrency', 'It names no networks.');
      }
      if (network !== offer.symbol) throw new Refusal(400, 'network', 'It is the symbol of what is bought.');
      const paid = membersOf(paymentCurrency, 'paymentCurrency');
      const payment = PAYMENTS.find(({ id }) => id === paid.id);
      if (!payment || !Array.isArray(paid.payment_method_limits)) {
        throw new Refusal(400, 'paymentCurrency', 'Nobody can pay with it.');
      }
      const cents = readCents(amount);
      if (cents === undefined) throw new Refusal(400, 'amount', 'It is no amount.');
      const broken = limitBroken(payment, cents);
      if (broken) throw new Refusal(400, 'amount', broken);
      return quoteOnWire(payment, quoteFor(payment, cents, sold.asset), sold.asset, randomUUID());
    },
  };
}

function membersOf(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Refusal(400, field, 'It is a currency.');
  return value as Readonly<Record<string, unknown>>;
}
