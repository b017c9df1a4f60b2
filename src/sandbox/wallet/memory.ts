import { type CaipNetworkId, type EvmAddress, isEvmAddress, parseCaipNetworkId } from '../../lib/caip.js';
import type { SandboxChain } from '../chains.js';

/** What a wallet remembers about the site, the same in all tabs. */
export interface WalletMemory {
  readonly locked: boolean;
  /** The network that the wallet is on. */
  readonly chain: CaipNetworkId;
  /** The account that is chosen in the wallet. */
  readonly selected: EvmAddress;
  /** The accounts that the site may see; none means that it is not connected. */
  readonly shared: readonly EvmAddress[];
  /** The networks that sites added. */
  readonly added: readonly SandboxChain[];
}

export interface MemoryStore {
  get(): WalletMemory;
  /** Changes it here, in storage and in the other tabs. */
  set(change: Partial<WalletMemory>): void;
  /** Tells of every change, wherever it was made. */
  subscribe(listener: (now: WalletMemory, before: WalletMemory) => void): () => void;
  destroy(): void;
}

export interface MemoryOptions {
  /** The key in localStorage, and the name of the channel between tabs; absent: this object only. */
  readonly key?: string | undefined;
  readonly initial: WalletMemory;
}

/** Keeps a wallet's memory. Works without storage, then for as long as the page lives. */
export function createMemory({ key, initial }: MemoryOptions): MemoryStore {
  const listeners = new Set<(now: WalletMemory, before: WalletMemory) => void>();
  const channel = key === undefined ? undefined : openChannel(key);
  let memory = (key !== undefined && parse(read(key), initial)) || initial;
  const replace = (next: WalletMemory) => {
    const before = memory;
    memory = next;
    for (const listener of listeners) listener(next, before);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    const next = typeof event.data === 'string' ? parse(event.data, initial) : undefined;
    if (next) replace(next);
  };
  channel?.addEventListener('message', onMessage);
  return {
    get: () => memory,
    set(change) {
      const next = { ...memory, ...change };
      const text = JSON.stringify(next);
      if (text === JSON.stringify(memory)) return;
      if (key !== undefined) write(key, text);
      // Told before our own listeners run: one of them may leave the page.
      channel?.postMessage(text);
      replace(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      listeners.clear();
      channel?.close();
    },
  };
}

/** Another version, a person or a test may have written anything there. */
function parse(text: string | null, initial: WalletMemory): WalletMemory | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<WalletMemory> | null;
    if (!value || typeof value !== 'object') return undefined;
    const { locked, chain, selected, shared, added } = value;
    return {
      locked: locked === true,
      chain: typeof chain === 'string' && parseCaipNetworkId(chain) ? chain : initial.chain,
      selected: isEvmAddress(selected) ? selected : initial.selected,
      shared: Array.isArray(shared) ? shared.filter(isEvmAddress) : [],
      added: Array.isArray(added) ? added.filter(isChain) : [],
    };
  } catch {
    return undefined;
  }
}

function isChain(value: unknown): value is SandboxChain {
  const { id, name, rpcUrl } = (value ?? {}) as Partial<SandboxChain>;
  return (
    typeof id === 'string' &&
    Boolean(parseCaipNetworkId(id)) &&
    typeof name === 'string' &&
    typeof rpcUrl === 'string'
  );
}

// Storage may be denied: then reading `localStorage` throws, and the memory lives in this object only.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    // Under Node an open channel would hold the process.
    (channel as { unref?: () => void }).unref?.();
    return channel;
  } catch {
    return undefined;
  }
}
