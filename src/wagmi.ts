import { isModal } from './elements/findModal.js';
import { mayRemember } from './elements/memoryKeys.js';
import type {
  AddedChain,
  Connected,
  ConnectorConfig,
  ConnectParameters,
  WagmiChain,
  WagmiConnector,
} from './frameworks/wagmiTypes.js';
import type { WalletModalElement } from './index.js';
import { networkNotFoundError, notConnectedError } from './lib/commonErrors.js';
import './index.js';
import { page } from './lib/browser/page.js';
import { WalletModalError } from './lib/errors.js';
import {
  addressOf,
  type CaipNetworkId,
  chainIdOf,
  type EvmAddress,
  toHexChainId,
} from './lib/networks/caip.js';
import { RpcErrorCode } from './lib/requests/eip1193.js';
import type { WalletModalState } from './lib/state.js';
import { attempt, readFields } from './lib/untrusted/readFields.js';

export type { WagmiConnector } from './frameworks/wagmiTypes.js';

/** How long to wait for a remembered connection, in ms. Wallet apps need the longest. */
const RESTORE_LIMIT_MS = 10_000;

/** The element, a selector for it, or a function that finds it. It may be added to the page later. */
export type ModalTarget = WalletModalElement | string | (() => WalletModalElement | null | undefined);

export interface WalletModalConnectorOptions {
  /** Identifies the connector, also across reloads. Default: `walletModal`, with the target if you pass a selector. */
  readonly id?: string | undefined;
  /** The name in your own list of connectors. */
  readonly name?: string | undefined;
  /** The icon in your own list of connectors. */
  readonly icon?: string | undefined;
}

/**
 * A wagmi connector for a `<wallet-modal>`. Connecting opens the modal unless an EVM wallet is connected. Visitors' actions in
 * the modal also reach wagmi.
 */
export function walletModal(
  target: ModalTarget = 'wallet-modal',
  { id = idOf(target), name = 'Wallet Modal', icon }: WalletModalConnectorOptions = {},
): <Chain extends WagmiChain>(config: ConnectorConfig<Chain>) => WagmiConnector<Chain> {
  return <Chain extends WagmiChain>({ chains, emitter }: ConnectorConfig<Chain>): WagmiConnector<Chain> => {
    let followed: WalletModalElement | undefined;
    let stopFollowing: (() => void) | undefined;
    let last: Connected | undefined;
    let isLeaving = false;

    /** The element, followed once it is first found. */
    function find(): WalletModalElement | undefined {
      const found = resolve(target);
      if (found !== followed) {
        stopFollowing?.();
        followed = found;
        if (found) stopFollowing = found.subscribe(tell);
        else tell();
      }
      return found;
    }

    function findOrFail(): WalletModalElement {
      const found = find();
      if (found) return found;
      throw new WalletModalError('no_modal', 'There is no modal to connect with.', {
        details: `Put the <wallet-modal> of the connector "${id}" on the page.`,
      });
    }

    function tell(state?: WalletModalState) {
      const before = last;
      last = state && connectedIn(state);
      // Wagmi cleans up by itself after a disconnect.
      if (isLeaving || JSON.stringify(last) === JSON.stringify(before)) return;
      if (!last) emitter.emit('disconnect');
      // Until it is connected, wagmi only listens for `connect`.
      else if (emitter.listenerCount('change') === 0) emitter.emit('connect', last);
      else emitter.emit('change', last);
    }

    async function switchTo(modal: WalletModalElement, chain: Chain, given?: AddedChain) {
      const network: CaipNetworkId = `eip155:${chain.id}`;
      try {
        await modal.switchNetwork(network);
      } catch (error) {
        if (codeOf(error) !== 'rpc_missing') throw error;
        await modal.provider.request({
          method: 'wallet_addEthereumChain',
          params: [describe(chain, given)],
        });
        await modal.switchNetwork(network);
      }
    }

    return {
      id,
      name,
      icon,
      type: 'walletModal',

      async setup() {
        // Also covers elements that are added later.
        if (typeof document !== 'undefined') page().addEventListener('wallet-connected', find, true);
      },

      async connect<WithCapabilities extends boolean = false>({
        chainId,
        isReconnecting,
        withCapabilities,
      }: ConnectParameters<WithCapabilities> = {}) {
        const modal = findOrFail();
        if (!isReconnecting) {
          const chain = chains.find((one) => one.id === chainId);
          try {
            // Before a wallet connects, this only sets the wanted network. The wallet may stay on its own, which wagmi
            // then learns.
            if (chain && last?.chainId !== chainId) await switchTo(modal, chain).catch(ignore);
            await modal.connect({ namespace: 'eip155' });
            if (chain) await settled(modal, chain.id);
          } catch (error) {
            throw toWagmiError(error);
          }
        }
        const connected = connectedIn(modal.state);
        if (!connected) throw notConnectedError();
        const { accounts, chainId: current } = connected;
        const described = accounts.map((address) => ({ address, capabilities: {} }));
        return { accounts: (withCapabilities ? described : accounts) as never, chainId: current };
      },

      async disconnect() {
        isLeaving = true;
        try {
          await find()?.disconnect({ namespace: 'eip155' });
        } finally {
          isLeaving = false;
        }
      },

      async switchChain({ chainId, addEthereumChainParameter }) {
        const chain = chains.find((one) => one.id === chainId);
        if (!chain)
          throw networkNotFoundError({
            details: `– ${chainId} is not one of wagmi's chains.`,
          });
        try {
          await switchTo(findOrFail(), chain, addEthereumChainParameter);
        } catch (error) {
          throw toWagmiError(error);
        }
        return chain;
      },

      getAccounts: async () => connectedIn(findOrFail().state)?.accounts ?? [],

      async getChainId() {
        const { state } = findOrFail();
        const network = state.connections.eip155?.network ?? state.wantedNetwork;
        return network?.startsWith('eip155:') ? chainIdOf(network) : chains[0].id;
      },

      getProvider: async () => find()?.provider,

      async isAuthorized() {
        const modal = find();
        if (!modal) return false;
        if (!last && mayRemember(modal)) await restored(modal);
        return last !== undefined;
      },

      onAccountsChanged: (accounts) => emitter.emit('change', { accounts: accounts as EvmAddress[] }),
      onChainChanged: (chainId) => emitter.emit('change', { chainId: Number(chainId) }),
      onDisconnect: () => emitter.emit('disconnect'),
    };
  };
}

/** Doesn't use the element's own id, because the element may not exist yet. */
function idOf(target: ModalTarget): string {
  // It may be null, the result of `querySelector`.
  const { id } = readFields(target, ['id']);
  const own = typeof id === 'string' && id !== '' ? `#${id}` : '';
  const name = typeof target === 'string' ? target : own;
  return name !== '' && name !== 'wallet-modal' ? `walletModal:${name}` : 'walletModal';
}

function resolve(target: ModalTarget): WalletModalElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const found = typeof target === 'string' ? page().querySelector(target) : target;
  const modal = typeof found === 'function' ? found() : found;
  return attempt(() => isModal(modal)) === true ? (modal as WalletModalElement) : undefined;
}

function connectedIn({ connections: { eip155 } }: WalletModalState): Connected | undefined {
  return (
    eip155 && {
      accounts: eip155.accounts.map((account) => addressOf(account) as EvmAddress),
      chainId: chainIdOf(eip155.network),
    }
  );
}

/** Waits until a remembered EVM connection is restored or known to be gone. */
async function restored(modal: WalletModalElement): Promise<void> {
  try {
    // Loads the code that restores it.
    await modal.provider.request({ method: 'eth_accounts' });
  } catch {
    // The element has already reported it.
    return;
  }
  const isKnown = ({ status, connections }: WalletModalState) =>
    connections.eip155 !== undefined || status !== 'restoring';
  await reached(modal, isKnown, AbortSignal.timeout(RESTORE_LIMIT_MS));
}

/**
 * Waits while the modal asks a new wallet for the site's network, until it is active, or the modal closes or shows the
 * account.
 */
async function settled(modal: WalletModalElement, chainId: number): Promise<void> {
  await reached(
    modal,
    (state) => connectedIn(state)?.chainId === chainId || !state.open || state.view === 'Account',
  );
}

/** Resolves when the state passes a check, or when the signal aborts. */
function reached(
  modal: WalletModalElement,
  check: (state: WalletModalState) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    let isDone = false;
    const end = () => {
      isDone = true;
      stop?.();
      resolve();
    };
    signal?.addEventListener('abort', end, { once: true });
    stop = modal.subscribe((state) => {
      if (!isDone && check(state)) end();
    });
    if (isDone) stop();
  });
}

/** A chain's details for a wallet that is asked to add it (EIP-3085). */
function describe(chain: WagmiChain, given: AddedChain = {}): object {
  const explorer = chain.blockExplorers?.default.url;
  return {
    chainId: toHexChainId(`eip155:${chain.id}`),
    chainName: given.chainName ?? chain.name,
    nativeCurrency: given.nativeCurrency ?? chain.nativeCurrency,
    rpcUrls: given.rpcUrls?.length ? given.rpcUrls : chain.rpcUrls.default?.http,
    blockExplorerUrls: given.blockExplorerUrls ?? (explorer ? [explorer] : undefined),
    iconUrls: given.iconUrls,
  };
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code;
const ignore = () => undefined;

/** Sites recognise a visitor's refusal by the name and code of viem's error. */
function toWagmiError(thrown: unknown): unknown {
  const { code, message, shortMessage, details } = (thrown ?? {}) as Partial<WalletModalError>;
  if (code !== 'modal_closed' && code !== 'user_rejected') return thrown;
  const name = 'UserRejectedRequestError';
  const error = new Error(message, { cause: thrown });
  return Object.assign(error, { name, code: RpcErrorCode.userRejected, shortMessage, details });
}
