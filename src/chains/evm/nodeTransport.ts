import { type HttpTransport, type HttpTransportConfig, http } from 'viem';
import { RPC_DEADLINE_MS } from '../../lib/constants.js';
import { boundedFetch } from '../../lib/requests/boundedFetch.js';

/** Enough for the logs that a page requests. */
const MOST_BYTES = 10_000_000;

/** viem's transport to a node's URL, used exactly as given. `config` is viem's. */
export function nodeTransport(url: string, config: HttpTransportConfig = {}): HttpTransport {
  return http(url, {
    timeout: RPC_DEADLINE_MS,
    fetchFn: (address, init = {}) => boundedFetch(`${address}`, init, MOST_BYTES),
    ...config,
  });
}
