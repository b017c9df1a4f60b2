import type { ActivityEntry } from '../account/activityEntry.js';
import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';

/** Amounts of money and of crypto are decimal text with a point as separator, such as `100` or `0.05`. */
type Decimal = string;

/** A currency that visitors pay with, such as US dollars. */
export interface PaymentCurrency {
  /** Its code, such as `USD`. */
  readonly id: string;
  /** What each method of payment allows, both ends included. */
  readonly limits: readonly PaymentLimit[];
  /** An `https:` or `data:` URL of a picture. Without one, the directory has it, by kind `currency` and `id`. */
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
  /** Likewise, by kind `token` and `symbol`. */
  readonly icon: string | undefined;
}

export interface PurchaseNetwork {
  /** The service's name of it, such as `ethereum-mainnet`. */
  readonly name: string;
  readonly displayName: string;
  readonly id: CaipNetworkId | undefined;
  /** Undefined for the network's native currency. */
  readonly contractAddress: string | undefined;
}

export interface OnRampOptions {
  readonly payment: readonly PaymentCurrency[];
  readonly purchase: readonly PurchaseCurrency[];
  /** `defaults` are built in and stand in if the service does not answer (behaviour 10.3). */
  readonly source: 'service' | 'defaults';
}

export interface OnRampQuery {
  readonly payment: PaymentCurrency;
  readonly purchase: PurchaseCurrency;
  /** In the payment currency, more than 0. */
  readonly amount: Decimal;
}

/** What the visitor filled in on the page. */
export interface WantedPurchase {
  /** As it was typed. */
  readonly amount: string;
  /** The code of a currency to pay with, such as `USD`. */
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
   * Whether it is made up, without a live rate, because the service did not answer (behaviour 10.4). It must be shown
   * as that.
   */
  readonly isEstimate: boolean;
}

/** What is bought, and where it goes. */
export interface OnRampOrder {
  readonly account: CaipAddress;
  /** Undefined if the visitor has chosen none. */
  readonly purchase: PurchaseCurrency | undefined;
  /** All currencies that may be bought. */
  readonly purchases: readonly PurchaseCurrency[];
  /** What the quote says, if there is a live one. */
  readonly purchaseAmount: Decimal | undefined;
  readonly payment: PaymentCurrency | undefined;
  readonly paymentAmount: Decimal | undefined;
}

export interface OnRampRead {
  readonly signal: AbortSignal;
}

/** A service that sells crypto on pages of its own. The site can add some by the property `onRamps`. */
export interface OnRampProvider {
  /** Also its name in the account's history, as far as the chain API knows it. Such as `coinbase`. */
  readonly id: string;
  readonly name: string;
  /** An `https:` or `data:` URL of a picture. */
  readonly icon?: string | undefined;
  /** What it takes, in percent, from and to. */
  readonly feeRange?: readonly [Decimal, Decimal] | undefined;
  /** The hosts that `buildUrl` may lead to, such as `pay.coinbase.com`. */
  readonly hosts: readonly string[];
  /** The `https:` URL of the page that sells. */
  buildUrl(order: OnRampOrder, options: OnRampRead): Promise<string> | string;
}

/** A provider whose texts were sanitized, and whose URLs are checked. */
export interface CheckedOnRampProvider extends Omit<OnRampProvider, 'buildUrl'> {
  /**
   * Rejects with a `WalletModalError`: `onramp_failed` if the provider gives no `https:` URL of one of its hosts, `timeout`,
   * `aborted` if the signal aborts.
   */
  buildUrl(order: OnRampOrder, options: OnRampRead): Promise<string>;
}

/** What can be bought and where. All answers have been checked. */
export interface OnRamp {
  readonly providers: readonly CheckedOnRampProvider[];
  /** Never rejects but with `aborted`: without the service, it resolves to the defaults. */
  options(options: OnRampRead): Promise<OnRampOptions>;
  /** Never rejects but with `aborted`: without the service, it resolves to an estimate (`isEstimate`). */
  quote(query: OnRampQuery, options: OnRampRead): Promise<OnRampQuote>;
  /**
   * What was bought from a provider, newest first, fresh from the service. Undefined if no service knows. Rejects with
   * `chain_api_failed`, `timeout`, `aborted`.
   */
  purchases(
    account: CaipAddress,
    provider: string,
    options: OnRampRead,
  ): Promise<readonly ActivityEntry[] | undefined>;
}
