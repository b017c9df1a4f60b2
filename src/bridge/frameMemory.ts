import type { Namespace } from '../lib/networks/caip.js';
import { SOLANA_MAINNET } from '../lib/solana/solana.js';
import type { SafeStorage } from '../lib/storage.js';

/** The names under which a sign-in is remembered (spec §3, but the last two); nothing else is, and no code, key or token ever. */
const KEYS = {
  email: '@w3m-storage/EMAIL',
  isLoginUsed: '@w3m-storage/EMAIL_LOGIN_USED_KEY',
  lastChain: '@w3m-storage/LAST_USED_CHAIN_KEY',
  /** ms since the epoch. */
  lastEmailLogin: '@w3m-storage/LAST_EMAIL_LOGIN_TIME',
  socialUsername: '@w3m-storage/SOCIAL_USERNAME',
  smartAccountNetworks: '@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS',
  social: '@w3m/connected_social',
  /** Ours: the addresses that the person lets the site know. */
  shared: 'wallet-modal/shared-accounts',
  /** Ours: the frame has not said yet that the last sign-in ended. */
  owesSignOut: 'wallet-modal/owes-sign-out',
} as const;

/** The network of a sign-in when none is remembered (spec §9). */
const DEFAULT_CHAINS = { eip155: 1, solana: SOLANA_MAINNET } as const;

/** What is remembered of a sign-in. Nothing here rejects: where storage is denied it lasts as long as the page. */
export interface FrameMemory {
  email(): Promise<string | null>;
  /** Whether a sign-in may be taken up again. */
  isLoginUsed(): Promise<boolean>;
  /**
   * The network of the last sign-in as the frame wrote it. With a namespace: its first network (1, or Solana itself)
   * when the last one is of another. Without: 1 when there is none.
   */
  lastChain(namespace?: Namespace): Promise<string | number>;
  lastEmailLogin(): Promise<number | undefined>;
  social(): Promise<string | null>;
  socialUsername(): Promise<string | null>;
  smartAccountNetworks(): Promise<readonly number[]>;
  /** Whether a name stands for something by which other tabs are told what a person changed; null is everything. */
  tellsOtherTabs(name: string | null): boolean;
  /** The addresses that the person lets the site know; undefined for all. */
  sharedAccounts(): Promise<readonly string[] | undefined>;
  noteEmailSent(now: number): Promise<void>;
  /** Somebody is signed in. */
  noteUser(user: {
    readonly email?: string | null | undefined;
    readonly chainId?: string | number;
  }): Promise<void>;
  noteChain(chainId: string | number): Promise<void>;
  /** Somebody signed in by another service, where they may have a name. */
  noteSocial(provider: string, name: string | undefined): Promise<void>;
  noteSmartAccountNetworks(networks: readonly number[]): Promise<void>;
  noteSharedAccounts(addresses: readonly string[] | undefined): Promise<void>;
  /** Whether a sign-in was left of which the frame has not said that it ended. */
  owesSignOut(): Promise<boolean>;
  /** The frame said that the last sign-in ended, or somebody has signed in anew. */
  noteSignedOut(): Promise<void>;
  /** Nobody is signed in any more, as the frame said or is still to say. When the last email was sent stays known. */
  forget(how: 'ended' | 'leaving'): Promise<void>;
}

export function frameMemory(storage: SafeStorage): FrameMemory {
  let last: Promise<void> = Promise.resolve();
  const get = (key: keyof typeof KEYS) => last.then(() => storage.get(KEYS[key]));
  /** One after the other, so that nothing is left of a sign-in that was forgotten while it was written down. */
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
      return /^[1-9]\d{0,15}$/.test(kept) ? Number(kept) : kept;
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
