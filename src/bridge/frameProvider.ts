import type { ErrorCode } from '../lib/errors.js';
import { codeOf } from '../lib/errorText.js';
import { chainIdOf, ETHEREUM_MAINNET, readEvmChainId, toHexChainId } from '../lib/networks/caip.js';
import { type Eip1193Provider, type RequestArguments, RpcErrorCode } from '../lib/requests/eip1193.js';
import { eip1193Listeners } from '../lib/requests/eip1193Listeners.js';
import { isRefusal } from '../lib/requests/isRefusal.js';
import { SENDING_METHODS } from '../lib/requests/methodKind.js';
import { type ProviderError, toProviderError } from '../lib/requests/providerError.js';
import { isFrameNetwork } from '../lib/signIn/frameNetworks.js';
import type { FrameCalls } from './frameCalls.js';
import { stayedError } from './frameErrors.js';
import type { FrameMemory } from './frameMemory.js';
import type { FrameRpc } from './frameRpc.js';
import type { FrameSession, SessionChange } from './frameSession.js';
import { evmAddresses, readFrameNetwork } from './frameUser.js';

export interface FrameProviderParts {
  readonly calls: FrameCalls;
  readonly rpc: FrameRpc;
  readonly session: FrameSession;
  readonly memory: FrameMemory;
}

/** Converts an error to EIP-1193: adds a code and keeps the message. */
function toFrameProviderError(cause: unknown, method: string): ProviderError {
  const error = toProviderError(cause);
  // A user who closes the frame wants nothing sent, but may have approved before. We don't wait for the frame's answer.
  const isUndecided = codeOf(cause) === 'aborted' && SENDING_METHODS.has(method);
  return isUndecided ? Object.assign(error, { code: RpcErrorCode.internal }) : error;
}

/** The frame's errors for a switch to an unknown network. */
const NOT_GONE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['frame_failed', 'switch_failed', 'timeout']);

/**
 * The frame's EVM account as an EIP-1193 provider. Events report accounts and network; the active account comes first.
 * Signing in happens beforehand through the frame's calls; `wallet_revokePermissions` signs out.
 */
export function frameProvider({ calls, rpc, session, memory }: FrameProviderParts): Eip1193Provider & {
  destroy(): void;
} {
  const { on, removeListener, emit, clear } = eip1193Listeners();

  const stop = session.subscribe(({ now, before }: SessionChange) => {
    const network = (user: SessionChange['now']) =>
      user?.network.startsWith('eip155:') ? user.network : undefined;
    const [here, there] = [network(now), network(before)];
    if (here && there && here !== there) emit('chainChanged', toHexChainId(here));
    if (here && !there) emit('connect', { chainId: toHexChainId(here) });
    const accounts = evmAddresses(now);
    if (`${accounts}` !== `${evmAddresses(before)}`) emit('accountsChanged', accounts);
    if (there && !here) emit('disconnect', disconnected());
  });

  async function chainId(): Promise<string> {
    const network = session.user?.network ?? readFrameNetwork(await memory.lastChain());
    return toHexChainId(network?.startsWith('eip155:') ? network : ETHEREUM_MAINNET);
  }

  async function switchTo(params: unknown): Promise<null> {
    const [wanted] = (Array.isArray(params) ? params : []) as { chainId?: unknown }[];
    const network = readEvmChainId(wanted?.chainId);
    if (!network) {
      throw Object.assign(new Error('A hex chainId is needed.'), { code: RpcErrorCode.invalidParams });
    }
    if (session.user?.network === network) return null;
    try {
      const { network: arrived } = await calls.switchNetwork(network);
      if (arrived !== network) throw stayedError();
      return null;
    } catch (cause) {
      if (isFrameNetwork(network) || !NOT_GONE.has(codeOf(cause)) || isRefusal(cause)) throw cause;
      const message = `The sign-in service does not know network ${chainIdOf(network)}.`;
      throw Object.assign(new Error(message, { cause }), { code: RpcErrorCode.unknownChain });
    }
  }

  async function answer(args: RequestArguments): Promise<unknown> {
    switch (args.method) {
      case 'eth_accounts':
        return evmAddresses(session.user);
      case 'eth_requestAccounts':
        return evmAddresses(session.user ?? (await calls.getUser({ namespace: 'eip155' })));
      case 'eth_chainId':
        return chainId();
      case 'wallet_switchEthereumChain':
        return switchTo(args.params);
      case 'wallet_revokePermissions':
        await calls.signOut();
        return null;
      case 'wallet_getCapabilities':
        return (await rpc.request(args).catch(() => undefined)) ?? {};
      default:
        return rpc.request(args);
    }
  }

  return {
    async request(args) {
      try {
        return await answer(args);
      } catch (error) {
        throw toFrameProviderError(error, args.method);
      }
    },
    on,
    removeListener,
    destroy() {
      stop();
      clear();
    },
  };
}

const disconnected = () =>
  Object.assign(new Error('Nobody is signed in anymore.'), { code: RpcErrorCode.disconnected });
