import { page } from '../../lib/browser/page.js';
import type { RequestArguments } from '../../lib/requests/eip1193.js';
import { eip1193Connector } from '../evm/eip1193Connector.js';
import { rpcRequest } from '../evm/rpc.js';
import { sessionAccounts } from './approvedSession.js';
import type { PairingAdapter, PairingAdapterOptions } from './pairingAdapter.js';
import { sessionProvider } from './sessionProvider.js';

/** The EVM member of wallet app sessions. Loaded only by sites with EVM networks. */
export function evmAdapter({ info, clock, networks, wantedNetworks }: PairingAdapterOptions): PairingAdapter {
  const never = new AbortController().signal;
  const provider = sessionProvider((id, { method, params }: RequestArguments) => {
    const network = networks().find((one) => one.id === id);
    if (!network?.rpcUrl) return undefined;
    return rpcRequest({ network, clock, signal: never })(method, Array.isArray(params) ? params : []);
  }, wantedNetworks);
  return {
    connector: eip1193Connector({ info, provider }, { clock, baseUrl: page().baseURI }),
    addresses: (session) => sessionAccounts(session).map(({ address }) => address.toLowerCase()),
    networks: provider.networks,
    adopt: provider.adopt,
    leave: provider.leave,
    onEnd: (listener) => void provider.on('disconnect', listener),
    destroy: provider.destroy,
  };
}
