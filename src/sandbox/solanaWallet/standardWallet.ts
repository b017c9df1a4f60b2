import type {
  SolanaSignAndSendTransactionFeature,
  SolanaSignInFeature,
  SolanaSignMessageFeature,
  SolanaSignTransactionFeature,
} from '@solana/wallet-standard-features';
import type {
  StandardConnectFeature,
  StandardDisconnectFeature,
  StandardEventsFeature,
  StandardEventsListeners,
} from '@wallet-standard/features';
import type { Requests } from '../wallet/requests.js';
import type {
  SolanaChainName,
  SolanaFeatureName,
  SolanaStandardAccount,
  SolanaStandardWallet,
  SolanaWalletIcon,
} from './types.js';

type Features = StandardConnectFeature &
  StandardDisconnectFeature &
  StandardEventsFeature &
  SolanaSignInFeature &
  SolanaSignMessageFeature &
  SolanaSignTransactionFeature &
  SolanaSignAndSendTransactionFeature;

/** A wallet's state as seen by a site. */
export interface StandardView {
  readonly chains: readonly SolanaChainName[];
  readonly features: Readonly<Partial<Features>>;
  readonly accounts: readonly SolanaStandardAccount[];
}

export interface StandardWalletOptions {
  readonly name: string;
  readonly icon: SolanaWalletIcon;
  /** Reads the current state. */
  readonly view: (features: Features) => StandardView;
  readonly request: Requests['request'];
  /** Whether to report changes. */
  readonly tells: () => boolean;
}

export interface StandardSide {
  readonly wallet: SolanaStandardWallet;
  /** Reads the state again and reports changes to the site. */
  refresh(): void;
  emit(properties: Parameters<StandardEventsListeners['change']>[0]): void;
  removeListeners(): void;
}

const VERSIONS = ['legacy', 0] as const;

/** The features without the given ones. */
export function featuresWithout(
  features: Features,
  without: readonly SolanaFeatureName[],
): Partial<Features> {
  const left = Object.entries(features).filter(([name]) => !without.some((other) => other === name));
  return Object.fromEntries(left);
}

/** The Wallet Standard object that a site sees. */
export function createStandardSide(options: StandardWalletOptions): StandardSide {
  const { name, icon, view, request, tells } = options;
  const listeners = new Set<StandardEventsListeners['change']>();
  // `request` returns `unknown`. A method returns its feature's type, unless a script breaks it.
  const ask = <Answer>(method: SolanaFeatureName, params?: unknown) =>
    request({ method, params: params as object }) as Promise<Answer>;
  const all: Features = {
    'standard:connect': { version: '1.0.0', connect: (input) => ask('standard:connect', input) },
    'standard:disconnect': { version: '1.0.0', disconnect: () => ask('standard:disconnect') },
    'standard:events': {
      version: '1.0.0',
      on(_event, listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs) => ask('solana:signIn', inputs),
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs) => ask('solana:signMessage', inputs),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: VERSIONS,
      signTransaction: (...inputs) => ask('solana:signTransaction', inputs),
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: VERSIONS,
      signAndSendTransaction: (...inputs) => ask('solana:signAndSendTransaction', inputs),
    },
  };
  let now = view(all);

  const emit: StandardSide['emit'] = (properties) => {
    for (const listener of [...listeners]) {
      try {
        listener(properties);
      } catch (error) {
        setTimeout(() => {
          throw error;
        });
      }
    }
  };
  return {
    emit,
    refresh() {
      const before = now;
      const next = view(all);
      const accounts = textOf(next.accounts) === textOf(before.accounts) ? before.accounts : next.accounts;
      // Keep the same array while the accounts are the same: sites compare it.
      now = { ...next, accounts };
      const changed = {
        ...(`${now.chains}` === `${before.chains}` ? {} : { chains: now.chains }),
        ...(`${Object.keys(now.features)}` === `${Object.keys(before.features)}`
          ? {}
          : { features: now.features }),
        ...(accounts === before.accounts ? {} : { accounts }),
      };
      if (Object.keys(changed).length > 0 && tells()) emit(changed);
    },
    removeListeners: () => listeners.clear(),
    wallet: {
      version: '1.0.0',
      name,
      icon,
      get chains() {
        return now.chains;
      },
      get features() {
        return now.features;
      },
      get accounts() {
        return now.accounts;
      },
    },
  };
}

function textOf(accounts: readonly SolanaStandardAccount[]): string {
  return JSON.stringify(accounts.map(({ address, chains, features }) => [address, chains, features]));
}
