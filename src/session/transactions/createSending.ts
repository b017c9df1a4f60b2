import type { Services } from '../../atoms/hostServices.js';
import { configAtom, ensNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type { ChainSending } from '../../chains/chainSending.js';
import { loadPart } from '../../lib/loadPart.js';
import { addressOf, type CaipAddress, type Namespace, networkOf } from '../../lib/networks/caip.js';
import type { FoundRecipient, Sending } from '../../lib/send/sending.js';
import type { SendRequest } from '../../lib/send/sendRequest.js';
import type { Asking } from '../../lib/transactions/asking.js';
import { findAmong } from '../account/findAmong.js';
import { askToSend, connectorIn, openReading } from '../account/openConnection.js';
import { openImitations } from '../account/openImitations.js';

interface WaitOptions {
  readonly signal: AbortSignal;
}

const load: { readonly [N in Namespace]: () => Promise<ChainSending<N>> } = {
  eip155: async () => (await loadPart(import('../../chains/evm/sending/evmSending.js'))).evmSending,
  solana: async () => (await loadPart(import('../../chains/solana/sending/solanaSending.js'))).solanaSending,
};

/** Builds and sends transfers of the connected accounts. */
export function createSending(store: Store, services: Services): Sending {
  /** The wallet of an account, its namespace's sending code, and the options to read its network. */
  async function partsOf(account: CaipAddress, options: WaitOptions) {
    const parts = await openReading(store, services, account, options);
    return { ...parts, chain: await load[parts.connection.connector.namespace]() };
  }

  async function sendIn<N extends Namespace>(
    namespace: N,
    request: SendRequest<N>,
    asking: Asking,
  ): Promise<string> {
    const { account } = request;
    const { signal } = new AbortController();
    const { connector: found, reading } = await openReading(store, services, account, { signal });
    const connector = connectorIn(namespace, found);
    const chain = await load[namespace]();
    return askToSend(store, account, connector, () => chain.send(request, connector, { ...reading, asking }));
  }

  return {
    async readFee(account, token, options) {
      const { chain, reading } = await partsOf(account, options);
      return chain.readFee(addressOf(account), token.address, reading);
    },
    async findRecipient(typed, account, options): Promise<FoundRecipient> {
      const { chain, reading } = await partsOf(account, options);
      return findAmong(chain, typed, {
        hasNames: Boolean(store.get(configAtom).chainApi || store.get(ensNetworkAtom)),
        resolve: async (name) =>
          (await services.openAccountData()).resolveName(name, networkOf(account), options),
        reading,
      });
    },
    async prepare(wanted, options) {
      const { chain, reading } = await partsOf(wanted.account, options);
      const request = await chain.prepare(wanted, reading);
      // The chain's name may differ from the list's.
      const imitations = await openImitations(store, networkOf(wanted.account));
      const token = Object.freeze({ ...request.token, imitates: imitations.imitated(request.token) });
      return Object.freeze({ ...request, token });
    },
    send(request, asking) {
      const { content } = request;
      return content.namespace === 'eip155'
        ? sendIn('eip155', { ...request, content }, asking)
        : sendIn('solana', { ...request, content }, asking);
    },
  };
}
