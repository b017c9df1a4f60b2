/** What the visitor filled in on the page. */
export interface WantedPurchase {
  /** As it was typed. */
  readonly amount: string;
  /** The code of a currency to pay with, such as `USD`. */
  readonly currency: string;
}
