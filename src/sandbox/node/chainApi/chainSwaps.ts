type Query = ReadonlyMap<string, string>;

/** The body of the call that builds a swap. */
type SwapBody = Readonly<Partial<Record<'amount' | 'eip155' | 'from' | 'to' | 'userAddress', unknown>>>;

/** The swap calls of the hosted service. All throw a Refusal. */
export interface ChainSwaps {
  tokens(): { readonly tokens: readonly object[] };
  quotes(query: Query): Promise<{ readonly quotes: readonly object[] }>;
  allowance(query: Query): Promise<{ readonly allowance: string }>;
  buildApprove(query: Query): Promise<{ readonly tx: object }>;
  buildTransaction(body: SwapBody): Promise<{ readonly tx: object }>;
}
