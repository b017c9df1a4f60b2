import { NO_WALLET } from '../../lib/commonErrors.js';
import { codeOf } from '../../lib/errorText.js';
import { type CaipNetworkId, chainIdOf, readEvmChainId, toHexChainId } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { type Eip1193Provider, type RequestArguments, RpcErrorCode } from '../../lib/requests/eip1193.js';
import { eip1193Listeners } from '../../lib/requests/eip1193Listeners.js';
import {
  allowsMethod,
  firstNetwork,
  type SessionLike,
  sessionAccounts,
  sessionNetworks,
} from './approvedSession.js';
import { codedError as error, inOneCode } from './codedError.js';
import type { SessionClient } from './pairingAdapter.js';
import { sessionCapabilities } from './sessionCapabilities.js';

/**
 * Reads from a network without asking the wallet. Rejects with `rpc_not_allowed` for methods that are not reads. Undefined if
 * the network has no RPC URL.
 */
export type ReadNetwork = (network: CaipNetworkId, args: RequestArguments) => Promise<unknown> | undefined;

export interface SessionProvider extends Eip1193Provider {
  /**
   * Starts to use a session; listeners are told that the previous one ended. Starts on the session's last network, if known.
   */
  adopt(client: SessionClient, session: SessionLike, last?: CaipNetworkId): void;
  /** Stops using the session; listeners are told that it ended. */
  leave(): void;
  readonly topic: string | undefined;
  /** The networks of the session. */
  networks(): readonly CaipNetworkId[];
  destroy(): void;
}

/** An EIP-1193 provider for a WalletConnect session. */
export function sessionProvider(
  readNetwork: ReadNetwork,
  wantedNetworks: () => readonly CaipNetworkId[],
): SessionProvider {
  const { on, removeListener, emit, clear } = eip1193Listeners();
  let live: { client: SessionClient; session: SessionLike; network: CaipNetworkId } | undefined;
  let stop = () => {};

  /** The addresses on the current network; `first` moves to the front. */
  function addresses(first?: string): string[] {
    if (!live) return [];
    const { session, network } = live;
    const all = sessionAccounts(session)
      .filter((account) => account.network === network)
      .map(({ address }) => address);
    const [found] = all.filter((address) => isSameAddress(first, address));
    return found ? [found, ...all.filter((address) => address !== found)] : all;
  }

  function goTo(network: CaipNetworkId) {
    if (!live || live.network === network) return;
    live.network = network;
    emit('chainChanged', toHexChainId(network));
  }

  function follow(client: SessionClient): () => void {
    const isOurs = ({ topic }: { topic: string }) => topic === live?.session.topic;
    const onEvent = (told: {
      topic: string;
      params: { event: { name: string; data: unknown }; chainId: string };
    }) => {
      if (!live || !isOurs(told)) return;
      const { event, chainId } = told.params;
      if (event.name === 'accountsChanged') {
        const [first] = Array.isArray(event.data) ? event.data : [];
        const address = String(first ?? '')
          .split(':')
          .at(-1);
        emit('accountsChanged', addresses(address));
      }
      if (event.name === 'chainChanged') {
        const named = readEvmChainId(event.data) ?? chainId;
        const allowed = sessionNetworks(live.session).find((id) => id === named);
        if (allowed) goTo(allowed);
      }
    };
    const onUpdate = (told: { topic: string; params: { namespaces: SessionLike['namespaces'] } }) => {
      if (!live || !isOurs(told)) return;
      live.session = { ...live.session, namespaces: told.params.namespaces };
      const network = firstNetwork(live.session, [live.network, ...wantedNetworks()]);
      if (network) goTo(network);
      emit('accountsChanged', addresses());
    };
    const onEnd = (told: { topic: string }) => {
      if (isOurs(told)) lose();
    };
    client.on('session_event', onEvent);
    client.on('session_update', onUpdate);
    client.on('session_delete', onEnd);
    client.on('session_expire', onEnd);
    return () => {
      client.off('session_event', onEvent);
      client.off('session_update', onUpdate);
      client.off('session_delete', onEnd);
      client.off('session_expire', onEnd);
    };
  }

  function lose() {
    stop();
    stop = () => {};
    if (!live) return;
    live = undefined;
    emit('accountsChanged', []);
    emit('disconnect', error(RpcErrorCode.disconnected, 'The session ended.'));
  }

  async function end(): Promise<null> {
    try {
      // Before anything else, because listeners to the end close the connection that this uses.
      await live?.client.disconnect();
    } finally {
      lose();
    }
    return null;
  }

  async function askWallet({ method, params = [] }: RequestArguments): Promise<unknown> {
    if (!live) throw error(RpcErrorCode.disconnected, NO_WALLET);
    const { client, session, network } = live;
    try {
      return await client.request({ topic: session.topic, chainId: network, request: { method, params } });
    } catch (cause) {
      throw inOneCode(cause);
    }
  }

  async function switchTo(args: RequestArguments): Promise<unknown> {
    const [wanted] = (Array.isArray(args.params) ? args.params : []) as { chainId?: unknown }[];
    const network = readEvmChainId(wanted?.chainId);
    if (!live || !network) throw error(RpcErrorCode.invalidParams, 'A hex chainId is needed.');
    // All networks of the session are usable at once: each request names its network.
    if (sessionNetworks(live.session).includes(network)) {
      goTo(network);
      return null;
    }
    if (!allowsMethod(live.session, live.network, args.method)) {
      throw error(RpcErrorCode.unsupportedMethod, `The wallet does not allow network ${chainIdOf(network)}.`);
    }
    const answer = await askWallet(args);
    if (live && sessionNetworks(live.session).includes(network)) goTo(network);
    return answer;
  }

  return {
    get topic() {
      return live?.session.topic;
    },
    adopt(client, session, last) {
      lose();
      const network = firstNetwork(session, [last, ...wantedNetworks()]);
      if (!network) throw error(RpcErrorCode.unauthorized, 'The wallet shared no account.');
      live = { client, session, network };
      stop = follow(client);
    },
    networks: () => (live ? sessionNetworks(live.session) : []),
    leave: lose,
    async request(args) {
      const { method } = args;
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return addresses();
      if (!live) throw error(RpcErrorCode.disconnected, NO_WALLET);
      if (method === 'eth_chainId') return toHexChainId(live.network);
      if (method === 'wallet_revokePermissions') return end();
      if (method === 'wallet_switchEthereumChain' || method === 'wallet_addEthereumChain')
        return switchTo(args);
      const written =
        method === 'wallet_getCapabilities' ? sessionCapabilities(live.session, args.params) : undefined;
      if (written) return written;
      if (allowsMethod(live.session, live.network, method)) return askWallet(args);
      const notAllowed = error(RpcErrorCode.unsupportedMethod, `The wallet does not allow ${method}.`);
      const reading = readNetwork(live.network, args) ?? Promise.reject(notAllowed);
      return reading.catch((cause) => {
        throw codeOf(cause) === 'rpc_not_allowed' ? notAllowed : cause;
      });
    },
    on,
    removeListener,
    destroy() {
      stop();
      live = undefined;
      clear();
    },
  };
}
