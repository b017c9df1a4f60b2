import { chainIdOf, toHexChainId } from '../../lib/networks/caip.js';
import type { SandboxChain } from '../chains.js';
import { rpc } from '../rpc.js';
import { invalidParamsError } from '../rpcError.js';
import { texts } from '../texts.js';
import type { Call, Methods, WalletContext } from './context.js';
import { asChainId, asObject, at } from './params.js';
import { unknownChainError, writeChainId } from './quirks.js';

/** The wallet's network: EIP-695, EIP-3326 and EIP-3085. */
export function networkMethods(context: WalletContext): Methods {
  const { memory, quirks } = context;
  const find = (chainId: string) => context.chains().find((chain) => toHexChainId(chain.id) === chainId);

  const switchTo = async (to: SandboxChain, call: Call) => {
    const from = context.chain();
    if (to.id === from.id) return;
    await call.ask({ kind: 'switch-network', from, to });
    memory.set({ chain: to.id });
  };

  return {
    eth_chainId: () => writeChainId(context.chain().id, quirks),
    net_version: () => `${chainIdOf(context.chain().id)}`,
    async wallet_switchEthereumChain(params, call) {
      const chainId = asChainId(asObject(at(params, 0), 'the parameter').chainId);
      const chain = find(chainId);
      if (!chain && quirks.unknownChain === 'null') return null;
      if (!chain) throw unknownChainError(chainId, quirks);
      await switchTo(chain, call);
      return null;
    },
    async wallet_addEthereumChain(params, call) {
      const chain = parseChain(at(params, 0));
      const chainId = toHexChainId(chain.id);
      const known = find(chainId);
      if (known) {
        if (!quirks.addsWithoutSwitching) await switchTo(known, call);
        return null;
      }
      await assertServes(chain.rpcUrl, chainId);
      await call.ask({ kind: 'add-network', chain });
      const added = [...memory.get().added.filter(({ id }) => id !== chain.id), chain];
      memory.set(quirks.addsWithoutSwitching ? { added } : { added, chain: chain.id });
      return null;
    },
  };
}

/** Wallets ask the node itself, so that no site can pass one network off as another. */
async function assertServes(rpcUrl: string, chainId: string): Promise<void> {
  const answered = await rpc(rpcUrl, 'eth_chainId').catch(() => {
    throw invalidParamsError(texts.errors.rpcUnreachable(rpcUrl));
  });
  if (answered !== chainId) throw invalidParamsError(texts.errors.rpcChainMismatch(chainId, `${answered}`));
}

const KEYS = ['chainId', 'chainName', 'nativeCurrency', 'rpcUrls', 'blockExplorerUrls', 'iconUrls'];

function parseChain(value: unknown): SandboxChain {
  const given = asObject(value, 'the network');
  const chainId = asChainId(given.chainId);
  const extra = Object.keys(given).find((key) => !KEYS.includes(key));
  if (extra) throw invalidParamsError(`received unexpected key "${extra}"`);
  const { chainName } = given;
  if (typeof chainName !== 'string' || !chainName.trim()) {
    throw invalidParamsError("expected non-empty string 'chainName'");
  }
  const rpcUrl = urls(given.rpcUrls).find(isRpcUrl);
  if (!rpcUrl) {
    throw invalidParamsError("expected an array with at least one valid string HTTPS url 'rpcUrls'");
  }
  const explorer = urls(given.blockExplorerUrls).find((url) => /^https?:$/.test(new URL(url).protocol));
  return {
    id: `eip155:${BigInt(chainId)}`,
    name: chainName.trim().slice(0, 100),
    rpcUrl,
    nativeCurrency: parseCurrency(given.nativeCurrency),
    ...(explorer ? { explorerUrl: explorer } : {}),
  };
}

/** The field is optional (EIP-3085); without it, wallets assume Ether. */
function parseCurrency(value: unknown): SandboxChain['nativeCurrency'] {
  if (value === undefined) return { name: 'Ether', symbol: 'ETH', decimals: 18 };
  const { name, symbol, decimals } = asObject(value, "'nativeCurrency'");
  if (decimals !== 18) throw invalidParamsError("expected the number 18 for 'nativeCurrency.decimals'");
  if (typeof symbol !== 'string' || symbol.length < 1 || symbol.length > 6) {
    throw invalidParamsError("expected 1-6 character string 'nativeCurrency.symbol'");
  }
  return { name: typeof name === 'string' && name ? name : symbol, symbol, decimals };
}

function urls(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((url): url is string => typeof url === 'string' && URL.canParse(url));
}

/** HTTPS or this machine, as wallets require. */
function isRpcUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}
