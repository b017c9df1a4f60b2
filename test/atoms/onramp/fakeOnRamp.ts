import type { ActivityEntry } from '../../../src/lib/account/activityEntry.js';
import type {
  CheckedOnRampProvider,
  OnRamp,
  OnRampOptions,
  OnRampQuery,
  OnRampQuote,
  PaymentCurrency,
} from '../../../src/lib/onramp/onRamp.js';
import { type Deferred, deferred } from '../../support/promises.js';
import { ALICE, ONE } from '../fakes.js';

const LIMITS = [
  { method: 'card', min: '10.00', max: '7500.00' },
  { method: 'ach_bank_account', min: '10.00', max: '25000.00' },
];
const money = (id: string): PaymentCurrency => ({ id, limits: LIMITS, icon: undefined });
const coin = (id: string, name: string, symbol: string) => ({
  id,
  name,
  symbol,
  networks: [],
  icon: undefined,
});

export const OPTIONS: OnRampOptions = {
  payment: [money('USD'), money('EUR')],
  purchase: [coin('usdc-id', 'USD Coin', 'USDC'), coin('eth-id', 'Ether', 'ETH')],
  source: 'service',
};

/** A quote in which each unit costs two dollars, plus two dollars of fees. */
export function fairQuote({ amount, payment, purchase }: OnRampQuery): OnRampQuote {
  const paid = (value: number) => ({ amount: String(value), currency: payment.id });
  return {
    purchaseAmount: { amount: String((Number(amount) - 2) / 2), currency: purchase.symbol },
    paymentSubtotal: paid(Number(amount) - 2),
    paymentTotal: paid(Number(amount)),
    providerFee: paid(1.5),
    networkFee: paid(0.5),
    id: 'quote',
    isEstimate: false,
  };
}

/** A placeholder quote without a rate. */
export function noRate({ amount, payment }: OnRampQuery): OnRampQuote {
  const same = { amount, currency: payment.id };
  return {
    purchaseAmount: same,
    paymentSubtotal: same,
    paymentTotal: same,
    providerFee: same,
    networkFee: same,
    id: 'mocked-quote-id',
    isEstimate: true,
  };
}

export function bought(id: string, status: ActivityEntry['status'], minedAt: number): ActivityEntry {
  return {
    id,
    operation: 'buy',
    hash: undefined,
    network: ONE,
    minedAt,
    status,
    from: undefined,
    to: ALICE,
    transfers: [
      {
        kind: 'token',
        direction: 'in',
        name: 'USD Coin',
        symbol: 'USDC',
        quantity: '49',
        image: undefined,
        isSpam: false,
      },
    ],
  };
}

export interface FakeOnRamp extends OnRamp {
  /** Pending requests for a payment page's address, oldest first. */
  readonly orders: (Deferred<string> & {
    readonly order: Parameters<CheckedOnRampProvider['buildUrl']>[0];
  })[];
  /** Requested quotes, oldest first. If `holdsQuotes`, the test answers them. */
  readonly quotes: (Deferred<OnRampQuote> & { readonly query: OnRampQuery; readonly signal: AbortSignal })[];
  holdsQuotes: boolean;
  answer: (query: OnRampQuery) => OnRampQuote;
  /** The service's list of purchases. An error makes reading fail; undefined means unknown. */
  list: readonly ActivityEntry[] | undefined | Error;
  /** The number of times that purchases were read. */
  looks: number;
}

export function fakeOnRamp(options: OnRampOptions = OPTIONS): FakeOnRamp {
  const ramp: FakeOnRamp = {
    providers: [
      {
        id: 'coinbase',
        name: 'Coinbase',
        feeRange: ['1', '2'],
        hosts: ['pay.coinbase.com'],
        buildUrl(order) {
          const asked = { ...deferred<string>(), order };
          ramp.orders.push(asked);
          return asked.promise;
        },
      },
    ],
    orders: [],
    quotes: [],
    holdsQuotes: false,
    answer: fairQuote,
    list: [],
    looks: 0,
    options: async () => options,
    quote(query, { signal }) {
      const asked = { ...deferred<OnRampQuote>(), query, signal };
      ramp.quotes.push(asked);
      if (!ramp.holdsQuotes) asked.resolve(ramp.answer(query));
      return asked.promise;
    },
    async purchases() {
      ramp.looks += 1;
      if (ramp.list instanceof Error) throw ramp.list;
      return ramp.list;
    },
  };
  return ramp;
}
