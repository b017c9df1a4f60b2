import type { Clock } from '../../lib/clock.js';
import { WalletModalError } from '../../lib/errors.js';
import { codeOf } from '../../lib/errorText.js';
import { type CaipNetworkId, readEvmChainId, toHexChainId } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import type { AskWallet } from './askWallet.js';

/** The pauses before each check that the wallet has really switched, in ms. */
const ARRIVAL_CHECKS_MS = [0, 100, 300, 600, 1_000];

/** The parameters of `wallet_addEthereumChain` (EIP-3085). Throws `rpc_missing` if the host gave no RPC URL. */
function addChainParams(network: NetworkDefinition, baseUrl: string): Record<string, unknown> {
  const { id, name, nativeCurrency, rpcUrl, explorerUrl, imageUrl } = network;
  if (!rpcUrl) {
    throw new WalletModalError(
      'rpc_missing',
      `The wallet does not know ${name}, and this site cannot add it.`,
      {
        details: `Give an rpcUrl for ${id} in the "chains" setting.`,
      },
    );
  }
  return {
    chainId: toHexChainId(id),
    chainName: name,
    // Without a symbol, the currency is unknown. The field is optional.
    ...(nativeCurrency.symbol ? { nativeCurrency } : {}),
    rpcUrls: [new URL(rpcUrl, baseUrl).href],
    ...(explorerUrl ? { blockExplorerUrls: [explorerUrl] } : {}),
    ...(imageUrl?.startsWith('https:') ? { iconUrls: [imageUrl] } : {}),
  };
}

export interface SwitchOptions {
  readonly ask: AskWallet;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly signal: AbortSignal;
}

/**
 * Asks a wallet to switch to a network (EIP-3326). If the wallet doesn't know the network, asks it once to add it (EIP-3085):
 * such a wallet says so, or it agrees and stays on its network. Resolves once the wallet reports the network. Rejects with
 * `user_rejected`, `chain_not_supported`, `rpc_missing`, or `switch_failed` if the wallet agreed but did not switch.
 */
export async function switchWalletNetwork(
  network: NetworkDefinition,
  options: SwitchOptions,
): Promise<CaipNetworkId> {
  const { ask, signal } = options;
  const goTo = () =>
    ask.person('wallet_switchEthereumChain', [{ chainId: toHexChainId(network.id) }], signal);
  const isKnown = await goTo().then(
    () => true,
    (error) => {
      if (codeOf(error) !== 'chain_not_added') throw error;
      return false;
    },
  );
  if (isKnown && (await hasArrived(network.id, options))) return network.id;
  if (!isKnown || network.rpcUrl) {
    await ask.person('wallet_addEthereumChain', [addChainParams(network, options.baseUrl)], signal);
    // Only some wallets switch to a network they have added.
    if (await hasArrived(network.id, options)) return network.id;
    await goTo();
    if (await hasArrived(network.id, options)) return network.id;
  }
  throw new WalletModalError('switch_failed', 'The wallet agreed but is still on another network.', {
    details: `It was asked for ${network.id}.`,
  });
}

async function hasArrived(target: CaipNetworkId, { ask, clock, signal }: SwitchOptions): Promise<boolean> {
  for (const pauseMs of ARRIVAL_CHECKS_MS) {
    if (pauseMs > 0) await new Promise<void>((resolve) => clock.after(pauseMs, resolve));
    if (readEvmChainId(await ask.machine('eth_chainId', undefined, signal)) === target) return true;
  }
  return false;
}
