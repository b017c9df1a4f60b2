import type { Eip1193EventName } from '../../src/lib/requests/eip1193.js';
import { isEvmChain } from '../../src/sandbox/chains.js';
import {
  createSandboxWallet,
  type SandboxChain,
  type SandboxConfig,
  type SandboxRpcError,
  type SandboxWallet,
  type SandboxWalletOptions,
} from '../../src/sandbox/index.js';

const wallets: SandboxWallet[] = [];

/** Chains without a node: their requests fail. */
export const DEAD_CHAINS: readonly SandboxChain[] = [
  { id: 'eip155:31337', name: 'One', symbol: 'ETH' },
  { id: 'eip155:31338', name: 'Two', symbol: 'TWO' },
].map(({ id, name, symbol }) => ({
  id: id as SandboxChain['id'],
  name,
  rpcUrl: '/rpc/0',
  nativeCurrency: { name: symbol, symbol, decimals: 18 },
}));

/** A wallet that approves everything and remembers nothing, destroyed after the test. */
export function makeWallet(options: Partial<SandboxWalletOptions> = {}): SandboxWallet {
  const wallet = createSandboxWallet({
    chains: DEAD_CHAINS,
    policy: 'approve',
    remember: 'memory',
    ...options,
  });
  wallets.push(wallet);
  return wallet;
}

afterEach(() => {
  for (const wallet of wallets.splice(0)) wallet.destroy();
});

/** The local chains. */
export async function localChains(): Promise<readonly SandboxChain[]> {
  const response = await fetch('/sandbox/config.json');
  return ((await response.json()) as SandboxConfig).chains.filter(isEvmChain);
}

export function call(wallet: SandboxWallet, method: string, ...params: unknown[]): Promise<unknown> {
  return wallet.provider.request({ method, params });
}

/** The reason a promise rejects with. Throws if it resolves. */
export async function rejection(promise: Promise<unknown>): Promise<SandboxRpcError> {
  let value: unknown;
  try {
    value = await promise;
  } catch (error) {
    return error as SandboxRpcError;
  }
  throw new Error(`Expected a rejection, got ${JSON.stringify(value)}`);
}

/** Whether a promise settles soon. */
export async function settles(promise: Promise<unknown>, ms = 60): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, wait(ms).then(() => false)]);
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Records a wallet's events as `[name, value]`. */
export function eventsOf(wallet: SandboxWallet): [Eip1193EventName, unknown][] {
  const events: [Eip1193EventName, unknown][] = [];
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged'] as const) {
    wallet.provider.on(name, (value: unknown) => {
      events.push([name, value]);
    });
  }
  return events;
}
