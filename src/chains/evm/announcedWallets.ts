import { type EIP6963ProviderDetail, requestProviders } from 'mipd';
import { acquire } from '../../lib/acquire.js';
import type { Clock } from '../../lib/clock.js';
import { DISCOVERY_GRACE_MS, MOST_BROWSER_WALLETS } from '../../lib/constants.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { safeIcon, safeName } from '../../lib/untrusted/sanitize.js';

/** A wallet that announced itself (EIP-6963), with its texts sanitized. */
export interface AnnouncedWallet {
  readonly uuid: string;
  readonly rdns: string;
  readonly name: string | undefined;
  readonly icon: string | undefined;
  readonly provider: Eip1193Provider;
}

export interface AnnouncedWallets {
  list(): readonly AnnouncedWallet[];
  /** Requests announcements again. Drops wallets that do not answer within a short grace period. */
  refresh(): void;
  subscribe(listener: () => void): () => void;
}

/** Maximum length of a uuid (RFC 9562 uuids have 36 characters), because it may become a storage key. */
const LONGEST_UUID = 128;

function read(detail: unknown): AnnouncedWallet | undefined {
  try {
    const { info, provider } = (detail ?? {}) as Partial<EIP6963ProviderDetail>;
    if (typeof provider?.request !== 'function' || typeof info?.uuid !== 'string') return undefined;
    if (info.uuid.length > LONGEST_UUID) return undefined;
    return {
      uuid: info.uuid,
      rdns: safeName(info.rdns, 128) ?? '',
      name: safeName(info.name),
      icon: safeIcon(info.icon),
      // mipd's type is narrower than real wallets. Every answer is checked where it is used.
      provider: provider as unknown as Eip1193Provider,
    };
  } catch {
    // A getter of the announcement threw.
    return undefined;
  }
}

function watch(clock: Clock): { value: AnnouncedWallets; destroy: () => void } {
  /** In order of arrival. Uuids are public, so several providers may announce the same one. */
  let announcements: AnnouncedWallet[] = [];
  let heard = new Set<AnnouncedWallet>();
  const listeners = new Set<() => void>();
  let isTelling = false;
  /** Batches announcements that arrive together into one change. */
  const changed = () => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      for (const listener of [...listeners]) listener();
    });
  };
  let stopListening: (() => void) | undefined;
  let stopGrace: (() => void) | undefined;
  let isOver = false;

  function announced(detail: unknown) {
    const wallet = read(detail);
    if (!wallet) return;
    const known = announcements.find(
      ({ uuid, provider }) => uuid === wallet.uuid && provider === wallet.provider,
    );
    if (known) heard.add(known);
    if (known || announcements.length >= MOST_BROWSER_WALLETS) return;
    heard.add(wallet);
    announcements.push(wallet);
    changed();
  }
  function keep(isKept: (wallet: AnnouncedWallet) => boolean) {
    const kept = announcements.filter((wallet) => heard.has(wallet) || isKept(wallet));
    if (kept.length === announcements.length) return;
    announcements = kept;
    changed();
  }
  function refresh() {
    if (isOver) return;
    heard = new Set();
    stopListening?.();
    stopListening = requestProviders(announced);
    // A wallet may come back as another object. One with the same domain name that answers later is listed again.
    keep(({ uuid, rdns }) => ![...heard].some((one) => one.uuid === uuid || (rdns && one.rdns === rdns)));
    stopGrace?.();
    stopGrace = clock.after(DISCOVERY_GRACE_MS, () => keep(() => false));
  }

  refresh();
  return {
    value: {
      list: () => announcements,
      refresh,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    destroy: () => {
      isOver = true;
      stopListening?.();
      stopGrace?.();
      listeners.clear();
    },
  };
}

/** The page's shared listener for announced wallets. Call `release` when it is no longer needed. */
export function acquireAnnouncedWallets(clock: Clock): { value: AnnouncedWallets; release: () => void } {
  return acquire('eip6963', () => watch(clock));
}
