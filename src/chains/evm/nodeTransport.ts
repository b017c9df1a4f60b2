import { type HttpTransport, type HttpTransportConfig, http } from 'viem';
import { RPC_DEADLINE_MS } from '../../lib/constants.js';
import { boundedFetch } from '../../lib/requests/boundedFetch.js';

/** Room for the logs that a page asks for. */
const MOST_BYTES = 10_000_000;

/** How viem reaches a node, used exactly as given. `config` is viem's. */
export function nodeTransport(url: string, config: HttpTransportConfig = {}): HttpTransport {
  return http(url, {
    timeout: RPC_DEADLINE_MS,
    fetchFn: (address, init = {}) => boundedFetch(`${address}`, init, MOST_BYTES),
    ...config,
  });
}
