import { SANDBOX_ADDRESSES } from '../accounts.js';
import type { SandboxChain } from '../chains.js';
import { EVM_DEFINITIONS, MAINNET_DEFINITION } from '../evmDefinitions.js';
import { type AnvilProcess, startAnvil } from './anvilProcess.js';
import { deployBridge, SANDBOX_BRIDGE } from './bridge/deployBridge.js';
import { type EnsRecord, installEns } from './ens.js';
import { deployExchange, SANDBOX_EXCHANGE } from './exchange.js';
import { deployPictures } from './pictures.js';
import { installAccounts } from './smartAccounts.js';
import { deployTokens, SANDBOX_SELLER } from './tokens.js';

/** A running local chain. */
export interface EvmChain extends SandboxChain {
  readonly chainId: number;
  /** Ends only this chain. */
  stop(): Promise<void>;
}

export interface StartEvmChainsOptions {
  /** The ports of the chains, in order; 0 lets the system choose. Default 8545, 8546 and 8547. */
  readonly ports?: readonly number[];
  /** Also starts a chain with id 1, for features that only Ethereum has, such as ENS. */
  readonly mainnet?: boolean;
  /** The names on the chain with id 1; default: `sandbox.eth` for the first account. */
  readonly ensRecords?: readonly EnsRecord[];
  /** Ends the chains when aborted. */
  readonly signal?: AbortSignal;
}

export interface EvmChains {
  readonly chains: readonly EvmChain[];
  /** Ends all chains; resolves once their processes have exited. May be called twice. */
  stop(): Promise<void>;
}

const FIRST_PORT = 8545;

const ENS_RECORDS: readonly EnsRecord[] = [
  {
    name: 'sandbox.eth',
    address: SANDBOX_ADDRESSES[0],
    texts: {
      // One orange square.
      avatar:
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiPjxwYXRoIGZpbGw9IiNkOTgyMDAiIGQ9Ik0wIDBoMXYxSDB6Ii8+PC9zdmc+',
    },
  },
];
/** The exchange gets the tokens of a hundred accounts, so that their swaps hardly move its prices. */
const EXCHANGE_SHARES = Array.from({ length: 100 }, () => SANDBOX_EXCHANGE);
/** The seller gets as many, so that it can sell the allowed maximum many times. */
const SELLER_SHARES = EXCHANGE_SHARES.map(() => SANDBOX_SELLER);
/** The bridge gets as many too. */
const BRIDGE_SHARES = EXCHANGE_SHARES.map(() => SANDBOX_BRIDGE);

/**
 * Starts real local EVM chains with funded accounts, two ERC-20 tokens, pictures (ERC-721), an exchange, a bridge, a factory of
 * smart accounts and a contract for account delegation, at the same addresses on each. Throws a readable error if anvil is
 * missing or a port is taken, and then leaves nothing running.
 */
export async function startEvmChains(options: StartEvmChainsOptions = {}): Promise<EvmChains> {
  const definitions = options.mainnet ? [...EVM_DEFINITIONS, MAINNET_DEFINITION] : EVM_DEFINITIONS;
  const started = await Promise.allSettled(
    definitions.map((definition, index) => {
      const port = options.ports?.[index] ?? (options.ports?.[0] === 0 ? 0 : FIRST_PORT + index);
      const others = definitions.filter((other) => other !== definition).map(({ chainId }) => chainId);
      return startChain(definition, port, others, options);
    }),
  );
  const chains = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(chains.map((chain) => chain.stop()));
  };
  const failure = started.find((result) => result.status === 'rejected');
  if (failure || options.signal?.aborted) {
    await stop();
    throw failure?.reason ?? options.signal?.reason;
  }
  options.signal?.addEventListener('abort', () => void stop(), { once: true });
  return { chains, stop };
}

async function startChain(
  { chainId, name, currency, symbol }: (typeof EVM_DEFINITIONS)[number] | typeof MAINNET_DEFINITION,
  port: number,
  bridgedTo: readonly number[],
  { ensRecords = ENS_RECORDS, signal }: StartEvmChainsOptions,
): Promise<EvmChain> {
  const anvil: AnvilProcess = await startAnvil({ chainId, port, signal });
  try {
    const tokens = await deployTokens(anvil.url, [
      ...SANDBOX_ADDRESSES,
      ...EXCHANGE_SHARES,
      ...SELLER_SHARES,
      ...BRIDGE_SHARES,
    ]);
    await deployExchange(anvil.url, symbol);
    await deployBridge(anvil.url, symbol, bridgedTo);
    await deployPictures(anvil.url, SANDBOX_ADDRESSES);
    await installAccounts(anvil.url);
    if (chainId === MAINNET_DEFINITION.chainId) await installEns({ rpcUrl: anvil.url }, ensRecords);
    return {
      id: `eip155:${chainId}`,
      chainId,
      name,
      rpcUrl: anvil.url,
      nativeCurrency: { name: currency, symbol, decimals: 18 },
      tokens,
      stop: anvil.stop,
    };
  } catch (error) {
    await anvil.stop();
    throw error;
  }
}
