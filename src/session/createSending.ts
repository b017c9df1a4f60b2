import { whileAsked } from '../atoms/connecting/walletAsked.js';
import { accountAtom } from '../atoms/connection.js';
import type { Services } from '../atoms/hostServices.js';
import { configAtom, describeNetworkAtom } from '../atoms/siteConfig.js';
import type { Store } from '../atoms/util/store.js';
import type { ChainSending } from '../chains/chainSending.js';
import { WalletModalError } from '../lib/errors.js';
import { loadPart } from '../lib/loadPart.js';
import { addressOf, type CaipAddress, type Namespace, networkOf } from '../lib/networks/caip.js';
import type { FoundReceiver, Sending } from '../lib/send/sending.js';
import { openConnection } from './openConnection.js';

/** Where ENS names are. */
const MAINNET = 'eip155:1';

interface WaitOptions {
  readonly signal: AbortSignal;
}

const load: Readonly<Record<Namespace, () => Promise<ChainSending>>> = {
  eip155: async () => (await loadPart(import('../chains/evm/sending/evmSending.js'))).evmSending,
  solana: async () => (await loadPart(import('../chains/solana/sending/solanaSending.js'))).solanaSending,
};

/** Builds and sends transfers of the connected accounts. */
export function createSending(store: Store, services: Services): Sending {
  const { clock } = services;

  /** The wallet of an account, and how its network is read. */
  async function partsOf(account: CaipAddress, { signal }: WaitOptions) {
    const network = store.get(describeNetworkAtom)(networkOf(account));
    const { connection, connector } = await openConnection(store, services, account);
    // Elsewhere, the wallet would answer for its own network.
    const wallet = connection.network === network.id ? connector.provider : undefined;
    const chain = await load[connection.connector.namespace]();
    return { chain, connector, reading: { network, wallet, clock, signal } };
  }

  /** The address of a name. Undefined if it stands for none. */
  async function resolve(name: string, account: CaipAddress, options: WaitOptions) {
    const { networks, chainApi } = store.get(configAtom);
    const hasNames = chainApi || networks.some(({ id, rpcUrl }) => id === MAINNET && rpcUrl);
    if (!hasNames) return 'noNames' as const;
    return (await services.openAccountData()).resolveName(name, networkOf(account), options);
  }

  return {
    async readFee(account, token, options) {
      const { chain, reading } = await partsOf(account, options);
      return chain.readFee(addressOf(account), token.address, reading);
    },
    async findReceiver(typed, account, options): Promise<FoundReceiver> {
      const { chain, reading } = await partsOf(account, options);
      const isName = typed.kind === 'name';
      const found = isName ? await resolve(typed.name, account, options) : typed.address;
      if (found === 'noNames') return { problem: 'noNames' };
      const address = found && chain.checkAddress(found);
      if (!address) return { problem: isName ? 'unknownName' : 'checksum' };
      const place = await chain.readPlace(address, reading);
      return { address, name: isName ? typed.name : undefined, place };
    },
    async prepare(wanted, options) {
      const { chain, reading } = await partsOf(wanted.account, options);
      return chain.prepare(wanted, reading);
    },
    async send(request, options) {
      const { chain, connector, reading } = await partsOf(request.account, options);
      if (store.get(accountAtom) !== request.account) {
        throw new WalletModalError('request_invalid', 'The account or its network has changed.');
      }
      return whileAsked(store, () => chain.send(request, connector, reading));
    },
  };
}
