import { storageKey } from '../lib/browser/storageKey.js';
import type { Namespace } from '../lib/networks/caip.js';
import { isChainNumber } from '../lib/networks/caip.js';
import type { SafeStorage } from '../lib/safeStorage.js';
import { SOLANA_MAINNET } from '../lib/solana/solana.js';

/** The storage keys of a sign-in (behaviour 6.8). Nothing else is stored: never a code, key or token. */
const KEYS = {
  email: '@w3m-storage/EMAIL',
  isLoginUsed: '@w3m-storage/EMAIL_LOGIN_USED_KEY',
  lastChain: '@w3m-storage/LAST_USED_CHAIN_KEY',
  /** In ms since the epoch. */
  lastEmailLogin: '@w3m-storage/LAST_EMAIL_LOGIN_TIME',
  socialUsername: '@w3m-storage/SOCIAL_USERNAME',
  smartAccountNetworks: '@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS',
  social: '@w3m/connected_social',
  /** Ours: the addresses shared with the site. */
  shared: storageKey('shared-accounts'),
  /** Ours: set until the frame confirms the last sign-out. */
  owesSignOut: storageKey('owes-sign-out'),
} as const;

/** Default networks if none is remembered. */
const DEFAULT_CHAINS = { eip155: 1, solana: SOLANA_MAINNET } as const;

/** The remembered data of a sign-in. Never rejects: if storage is denied, the data lasts as long as the page. */
export interface FrameMemory {
  email(): Promise<string | null>;
  /** Whether a sign-in may be restored. */
  isLoginUsed(): Promise<boolean>;
  /**
   * The last network as the frame wrote it. With a namespace: the namespace's default (1, or Solana mainnet) if the
   * last network is in another. Without one: 1 if none is remembered.
   */
  lastChain(namespace?: Namespace): Promise<string | number>;
  lastEmailLogin(): Promise<number | undefined>;
  social(): Promise<string | null>;
  socialUsername(): Promise<string | null>;
  smartAccountNetworks(): Promise<readonly number[]>;
  /** Whether a change of this storage key is about the sign-in and matters to other tabs; null means all keys. */
  tellsOtherTabs(name: string | null): boolean;
  /** The addresses shared with the site; undefined for all. */
  sharedAccounts(): Promise<readonly string[] | undefined>;
  noteEmailSent(now: number): Promise<void>;
  /** Remembers the signed-in user. */
  noteUser(user: {
    readonly email?: string | null | undefined;
    readonly chainId?: string | number;
  }): Promise<void>;
  noteChain(chainId: string | number): Promise<void>;
  /** Remembers a social sign-in, and the user's name there if known. */
  noteSocial(provider: string, name: string | undefined): Promise<void>;
  noteSmartAccountNetworks(networks: readonly number[]): Promise<void>;
  noteSharedAccounts(addresses: readonly string[] | undefined): Promise<void>;
  /** Whether the frame has yet to confirm the last sign-out. */
  owesSignOut(): Promise<boolean>;
  /** Stores that the frame confirmed the last sign-out, or that a user signed in again. */
  noteSignedOut(): Promise<void>;
  /**
   * Forgets the sign-in: `ended` if the frame has confirmed it, `leaving` if not yet. Keeps the time of the last email.
   */
  forget(how: 'ended' | 'leaving'): Promise<void>;
}

export function frameMemory(storage: SafeStorage): FrameMemory {
  let last: Promise<void> = Promise.resolve();
  const get = (key: keyof typeof KEYS) => last.then(() => storage.get(KEYS[key]));
  /** Serialized, so that forgetting a sign-in also removes what is still being written. */
  const write = (values: { readonly [Key in keyof typeof KEYS]?: string | null }) => {
    last = last.then(async () => {
      for (const [key, value] of Object.entries(values)) {
        await storage.set(KEYS[key as keyof typeof KEYS], value);
      }
    });
    return last;
  };
  return {
    email: () => get('email'),
    isLoginUsed: async () => (await get('isLoginUsed')) === 'true',
    async lastChain(namespace) {
      const kept = await get('lastChain');
      const isOther = namespace && kept?.startsWith('solana:') !== (namespace === 'solana');
      if (!kept || isOther) return DEFAULT_CHAINS[namespace ?? 'eip155'];
      return isChainNumber(kept) ? Number(kept) : kept;
    },
    async lastEmailLogin() {
      const time = Number((await get('lastEmailLogin')) ?? Number.NaN);
      return Number.isFinite(time) ? time : undefined;
    },
    social: () => get('social'),
    socialUsername: () => get('socialUsername'),
    async smartAccountNetworks() {
      const kept = (await get('smartAccountNetworks')) ?? '';
      return kept.split(',').map(Number).filter(Boolean);
    },
    tellsOtherTabs: (name) => name === null || name === KEYS.shared || name === KEYS.isLoginUsed,
    async sharedAccounts() {
      return (await get('shared'))?.split(',');
    },
    noteEmailSent: (now) => write({ lastEmailLogin: `${now}` }),
    noteUser: ({ email, chainId }) =>
      write({
        ...(email ? { email } : {}),
        isLoginUsed: 'true',
        lastEmailLogin: null,
        ...(chainId === undefined ? {} : { lastChain: `${chainId}` }),
      }),
    noteChain: (chainId) => write({ lastChain: `${chainId}` }),
    noteSocial: (provider, name) => write({ social: provider, ...(name ? { socialUsername: name } : {}) }),
    noteSmartAccountNetworks: (networks) => write({ smartAccountNetworks: networks.join(',') }),
    noteSharedAccounts: (addresses) => write({ shared: addresses?.join(',') ?? null }),
    owesSignOut: async () => (await get('owesSignOut')) === 'true',
    noteSignedOut: () => write({ owesSignOut: null }),
    forget: (how) =>
      write({
        owesSignOut: how === 'leaving' ? 'true' : null,
        isLoginUsed: null,
        email: null,
        lastChain: null,
        socialUsername: null,
        social: null,
        shared: null,
      }),
  };
}
