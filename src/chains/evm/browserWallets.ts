import type { Clock } from '../../lib/clock.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import type { ConnectorInfo } from '../connector.js';
import { type AnnouncedWallet, acquireAnnouncedWallets } from './announcedWallets.js';
import { type LegacyWallet, readLegacyWallets } from './legacyWallets.js';

/** A wallet found in this browser: its facts for the interface, and its provider. */
export interface BrowserWallet {
  readonly info: ConnectorInfo;
  readonly provider: Eip1193Provider;
}

export interface BrowserWalletsOptions {
  readonly scope: { readonly ethereum?: unknown } & Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly clock: Clock;
  /** Whether to list announced wallets (EIP-6963). */
  readonly announced: boolean;
  /** Whether to list wallets at `window.ethereum`. */
  readonly injected: boolean;
}

export interface BrowserWallets {
  list(): readonly BrowserWallet[];
  refresh(): void;
  subscribe(listener: () => void): () => void;
  destroy(): void;
}

/** The id of a wallet at `window.ethereum` without a known flag. */
const UNNAMED_WALLET_ID = 'injected';

/**
 * Merges both lists. Announced wallets are told apart by their provider objects. If several announce the same domain name, all
 * are listed and marked, and the first has that name as its id, as it would alone (decision 0064). A wallet at
 * `window.ethereum` is left out if an announced one has the same provider object or domain name: many wallets put another
 * object there.
 */
export function mergeBrowserWallets(
  announced: readonly AnnouncedWallet[],
  legacy: readonly LegacyWallet[],
): BrowserWallet[] {
  const byId = new Map<string, BrowserWallet>();
  const providers = new Set<Eip1193Provider>();
  const claims = new Map<string, number>();
  const add = (provider: Eip1193Provider, ids: readonly string[], info: Omit<ConnectorInfo, 'id'>) => {
    const id = ids.find((one) => !byId.has(one));
    if (id === undefined || providers.has(provider)) return;
    byId.set(id, { provider, info: { ...info, id } });
    providers.add(provider);
    const claim = info.rdns?.toLowerCase() ?? '';
    claims.set(claim, (claims.get(claim) ?? 0) + 1);
  };
  for (const { rdns, uuid, name, icon, provider } of announced) {
    const own = rdns ? [rdns, uuid] : [uuid];
    const type = 'ANNOUNCED';
    add(provider, [...own, `${uuid} ${byId.size}`], {
      type,
      namespace: 'eip155',
      name,
      icon,
      rdns: rdns || undefined,
    });
  }
  for (const { rdns, name, provider } of legacy) {
    add(provider, [rdns ?? UNNAMED_WALLET_ID], { type: 'INJECTED', namespace: 'eip155', name, rdns });
  }
  return [...byId.values()].map(({ provider, info }) => {
    const hasRival = info.rdns !== undefined && (claims.get(info.rdns.toLowerCase()) ?? 0) > 1;
    return { provider, info: hasRival ? { ...info, hasRival } : info };
  });
}

/** Compares field by field: icons may be long, so serializing them would be slow. */
function isAlike({ provider, info }: BrowserWallet, other: BrowserWallet | undefined): boolean {
  const keys = ['id', 'type', 'name', 'icon', 'rdns', 'hasRival'] as const;
  return provider === other?.provider && keys.every((key) => info[key] === other.info[key]);
}

/** Watches for browser wallets, including those that appear late or disappear. */
export function watchBrowserWallets(options: BrowserWalletsOptions): BrowserWallets {
  const { scope, clock } = options;
  const shared = options.announced ? acquireAnnouncedWallets(clock) : undefined;
  const listeners = new Set<() => void>();
  let wallets: readonly BrowserWallet[] = [];

  function update() {
    const legacy = options.injected ? readLegacyWallets(scope) : [];
    const next = mergeBrowserWallets(shared?.value.list() ?? [], legacy);
    // A wallet at `window.ethereum` that announces itself later gets another id and a name.
    const isSame = next.length === wallets.length && next.every((wallet, i) => isAlike(wallet, wallets[i]));
    if (isSame) return;
    wallets = next;
    for (const listener of [...listeners]) listener();
  }

  const stop = shared?.value.subscribe(update);
  // Wallets that inject late fire this event.
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
