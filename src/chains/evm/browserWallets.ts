import type { Clock } from '../../lib/clock.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import type { ConnectorInfo } from '../connector.js';
import { type AnnouncedWallet, acquireAnnouncedWallets } from './announcedWallets.js';
import { type LegacyWallet, readLegacyWallets } from './legacyWallets.js';

/** A browser wallet that is there: what to show, and the provider to ask. */
export interface BrowserWallet {
  readonly info: ConnectorInfo;
  readonly provider: Eip1193Provider;
}

export interface BrowserWalletsOptions {
  readonly scope: { readonly ethereum?: unknown } & Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly clock: Clock;
  /** Whether wallets that announce themselves (EIP-6963) are offered. */
  readonly announced: boolean;
  /** Whether wallets at `window.ethereum` are offered. */
  readonly injected: boolean;
}

export interface BrowserWallets {
  list(): readonly BrowserWallet[];
  refresh(): void;
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/** The id of a wallet at `window.ethereum` that carries no mark that we know. */
const UNNAMED_WALLET_ID = 'injected';

/**
 * One list without duplicates. An announced wallet wins over the same one at `window.ethereum`, told by the provider
 * object or by its reverse domain name; two announcements with one reverse domain name are one wallet.
 */
export function mergeBrowserWallets(
  announced: readonly AnnouncedWallet[],
  legacy: readonly LegacyWallet[],
): BrowserWallet[] {
  const byId = new Map<string, BrowserWallet>();
  const providers = new Set<Eip1193Provider>();
  const add = (id: string, wallet: BrowserWallet) => {
    if (byId.has(id) || providers.has(wallet.provider)) return;
    byId.set(id, wallet);
    providers.add(wallet.provider);
  };
  for (const { rdns, uuid, name, icon, provider } of announced) {
    const id = rdns || uuid;
    add(id, {
      provider,
      info: { id, type: 'ANNOUNCED', namespace: 'eip155', name, icon, rdns: rdns || undefined },
    });
  }
  for (const { rdns, name, provider } of legacy) {
    const id = rdns ?? UNNAMED_WALLET_ID;
    add(id, { provider, info: { id, type: 'INJECTED', namespace: 'eip155', name, rdns } });
  }
  return [...byId.values()];
}

/** Pictures may be long: they are compared as they are, without being written anew. */
function isAlike({ provider, info }: BrowserWallet, other: BrowserWallet | undefined): boolean {
  const keys = ['id', 'type', 'name', 'icon', 'rdns'] as const;
  return provider === other?.provider && keys.every((key) => info[key] === other.info[key]);
}

/** Watches for browser wallets, those that come late and those that go away included. */
export function watchBrowserWallets(options: BrowserWalletsOptions): BrowserWallets {
  const { scope, clock } = options;
  const shared = options.announced ? acquireAnnouncedWallets(clock) : undefined;
  const listeners = new Set<() => void>();
  let wallets: readonly BrowserWallet[] = [];

  function update() {
    const legacy = options.injected ? readLegacyWallets(scope) : [];
    const next = mergeBrowserWallets(shared?.value.list() ?? [], legacy);
    // A wallet at `window.ethereum` may announce itself later, and then has another id and a name.
    const isSame = next.length === wallets.length && next.every((wallet, i) => isAlike(wallet, wallets[i]));
    if (isSame) return;
    wallets = next;
    for (const listener of [...listeners]) listener();
  }

  const stop = shared?.value.subscribe(update);
  // Wallets that inject late say so with this event.
  scope.addEventListener('ethereum#initialized', update);
  update();
  return {
    list: () => wallets,
    refresh: () => {
      shared?.value.refresh();
      update();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => {
      stop?.();
      shared?.release();
      scope.removeEventListener('ethereum#initialized', update);
      listeners.clear();
    },
  };
}
