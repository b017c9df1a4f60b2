export interface BlockscoutOptions {
  /**
   * Whom to ask: the address of an instance for each network, such as `{ 'eip155:1': 'https://eth.blockscout.com' }`, or
   * one address for all networks with `{chain_id}` where their numbers belong. Default: public instances of well-known
   * networks, or with `apiKey` those that Blockscout hosts.
   */
  readonly url?: string | Readonly<Record<string, string>> | undefined;
  /** A key for more requests. Everybody who visits the page can read it. */
  readonly apiKey?: string | undefined;
}

/** Where the number of a network stands in an address for all of them. */
export const CHAIN_ID = '{chain_id}';
