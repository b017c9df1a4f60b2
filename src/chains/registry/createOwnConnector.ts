import { page } from '../../lib/browser/page.js';
import type { Clock } from '../../lib/clock.js';
import { WalletModalError } from '../../lib/errors.js';
import { loadPart } from '../../lib/loadPart.js';
import { wait } from '../../lib/wait.js';
import { isProvider, type OwnConnector, ownInfo } from '../../lib/wallets/ownConnector.js';
import type { Connector } from '../connector.js';

/** How long the page's own wallets may take to return their provider, in ms: they may load an SDK first. */
const OWN_PROVIDER_DEADLINE_MS = 20_000;

/**
 * Gets the provider of one of the page's own wallets, and returns a factory for its connector. Rejects with `wallet_failed` or
 * `timeout` if the page's code fails, with `load_failed` if ours cannot be loaded.
 */
export async function createOwnConnector(own: OwnConnector, clock: Clock): Promise<() => Connector> {
  const [{ eip1193Connector }, { ownProviderWays }] = await loadPart(
    Promise.all([import('../evm/eip1193Connector.js'), import('../evm/ownProviderWays.js')]),
  );
  const provider = await openProvider(own, clock);
  const options = { clock, baseUrl: page().baseURI, ...ownProviderWays(provider, clock) };
  return () => eip1193Connector({ info: ownInfo(own), provider }, options);
}

async function openProvider({ id, open }: OwnConnector, clock: Clock) {
  // The page's function may throw instead of rejecting.
  const opening = (async () => open())();
  const limits = { clock, deadlineMs: OWN_PROVIDER_DEADLINE_MS, what: 'The wallet' };
  const provider = await wait(opening, limits).catch((cause) => {
    if (cause instanceof WalletModalError) throw cause;
    throw failed(`getProvider of "${id}" in "connectors" failed.`, cause);
  });
  if (isProvider(provider)) return provider;
  throw failed(`getProvider of "${id}" in "connectors" gave nothing with a request method.`);
}

function failed(details: string, cause?: unknown): WalletModalError {
  return new WalletModalError('wallet_failed', 'The wallet could not be started.', { details, cause });
}
