import type { ActivityEntry } from '../account/activityEntry.js';
import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';

/** Amounts of money and crypto as decimal text with a point, such as `100` or `0.05`. */
type Decimal = string;

/** A currency that visitors pay with, such as US dollars. */
export interface PaymentCurrency {
  /** Its code, such as `USD`. */
  readonly id: string;
  /** The limits of each payment method, both ends included. */
  readonly limits: readonly PaymentLimit[];
  /** An `https:` or `data:` URL of a picture. Without one, the directory's picture of kind `currency` and this `id` is used. */
  readonly icon: string | undefined;
}

export interface PaymentLimit {
  /** Such as `card` or `ach_bank_account`. */
  readonly method: string;
  readonly min: Decimal;
  readonly max: Decimal;
}

/** A currency that visitors buy. */
export interface PurchaseCurrency {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly networks: readonly PurchaseNetwork[];
  /** Likewise; the directory's picture is of kind `token`, with the `symbol` as its id. */
  readonly icon: string | undefined;
}

export interface PurchaseNetwork {
  /** The service's name for the network, such as `ethereum-mainnet`. */
  readonly name: string;
  readonly displayName: string;
  readonly id: CaipNetworkId | undefined;
  /** Undefined for the network's native currency. */
  readonly contractAddress: string | undefined;
}

export interface OnRampOptions {
  readonly payment: readonly PaymentCurrency[];
  readonly purchase: readonly PurchaseCurrency[];
  /** `defaults` are built in and used if the service doesn't answer (behaviour 10.3). */
  readonly source: 'service' | 'defaults';
}

export interface OnRampQuery {
  readonly payment: PaymentCurrency;
  readonly purchase: PurchaseCurrency;
  /** In the payment currency, more than 0. */
  readonly amount: Decimal;
}

/** The visitor's input on the page. */
export interface WantedPurchase {
  /** As typed. */
  readonly amount: string;
  /** The code of a payment currency, such as `USD`. */
  readonly currency: string;
}

export interface MoneyAmount {
  readonly amount: Decimal;
  /** A code or symbol, such as `USD` or `USDC`. */
  readonly currency: string;
}

export interface OnRampQuote {
  readonly purchaseAmount: MoneyAmount;
  readonly paymentSubtotal: MoneyAmount;
  readonly paymentTotal: MoneyAmount;
  readonly providerFee: MoneyAmount;
  readonly networkFee: MoneyAmount;
  readonly id: string;
  /**
   * Whether this is a placeholder without a live rate, because the service didn't answer (behaviour 10.4). It must be shown as
   * an estimate.
   */
  readonly isEstimate: boolean;
}

/** The purchase, and the account that receives it. */
export interface OnRampOrder {
  readonly account: CaipAddress;
  /** Undefined if the visitor hasn't chosen one. */
  readonly purchase: PurchaseCurrency | undefined;
  /** All currencies that may be bought. */
  readonly purchases: readonly PurchaseCurrency[];
  /** The amount in the live quote, if there is one. */
  readonly purchaseAmount: Decimal | undefined;
  readonly payment: PaymentCurrency | undefined;
  readonly paymentAmount: Decimal | undefined;
}

export interface OnRampRead {
  readonly signal: AbortSignal;
}

/** A service that sells crypto on its own pages. The site can add providers with the property `onRamps`. */
export interface OnRampProvider {
  /** Such as `coinbase`. Also its name in the account's history, if the chain API knows it. */
  readonly id: string;
  readonly name: string;
  /** An `https:` or `data:` URL of a picture. */
  readonly icon?: string | undefined;
  /** Its lowest and highest fee, in percent. */
  readonly feeRange?: readonly [Decimal, Decimal] | undefined;
  /** The hosts of URLs that `buildUrl` may return, such as `pay.coinbase.com`. */
  readonly hosts: readonly string[];
  /** The `https:` URL of the provider's page. */
  buildUrl(order: OnRampOrder, options: OnRampRead): Promise<string> | string;
}

/** A provider with sanitized texts and checked URLs. */
export interface CheckedOnRampProvider extends Omit<OnRampProvider, 'buildUrl'> {
  /**
   * Rejects with a `WalletModalError`: `onramp_failed` if the provider doesn't return an `https:` URL of one of its hosts,
   * `timeout`, or `aborted` if the signal aborts.
   */
  buildUrl(order: OnRampOrder, options: OnRampRead): Promise<string>;
}

/** The available purchases and providers. All answers are checked. */
export interface OnRamp {
  readonly providers: readonly CheckedOnRampProvider[];
  /** Rejects only with `aborted`; if the service fails, it resolves to the defaults. */
  options(options: OnRampRead): Promise<OnRampOptions>;
  /** Rejects only with `aborted`; if the service fails, it resolves to an estimate (`isEstimate`). */
  quote(query: OnRampQuery, options: OnRampRead): Promise<OnRampQuote>;
  /**
   * The purchases from a provider, newest first, without a cache. Undefined if no service lists them. Rejects with
   * `chain_api_failed`, `timeout` or `aborted`.
   */
  purchases(
    account: CaipAddress,
    provider: string,
    options: OnRampRead,
  ): Promise<readonly ActivityEntry[] | undefined>;
}
