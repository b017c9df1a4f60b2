export interface BlockscoutOptions {
  /**
   * The instances: an address for each network, such as `{ 'eip155:1': 'https://eth.blockscout.com' }`, or one address for all
   * networks with `{chain_id}` in place of the chain ID. Default: public instances of well-known networks, or with `apiKey`
   * those that Blockscout hosts.
   */
  readonly url?: string | Readonly<Record<string, string>> | undefined;
  /** A key for more requests. Every visitor of the page can read it. */
  readonly apiKey?: string | undefined;
}

/** Placeholder for the chain ID in an address for all networks. */
export const CHAIN_ID = '{chain_id}';
