import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { MOST_BROWSER_WALLETS } from '../../lib/constants.js';
import { safeIcon, safeName } from '../../lib/untrusted/sanitize.js';
import type { ConnectorInfo } from '../connector.js';
import { networkOfChain } from './standardChains.js';
import { SITE_FEATURE } from './standardFeatures.js';

/** A Solana wallet that registered itself (Wallet Standard): what to show, and the wallet to ask. */
export interface StandardWallet {
  readonly info: ConnectorInfo;
  readonly wallet: Wallet;
}

export interface StandardWallets {
  list(): readonly StandardWallet[];
  destroy(): void;
}

/** What a wallet has to have at least: a way to connect, and one to make transactions. A modal is none itself. */
function isUsable({ chains, features }: Wallet): boolean {
  return (
    !(SITE_FEATURE in features) &&
    chains.some((chain) => networkOfChain(chain) !== undefined) &&
    'standard:connect' in features &&
    ('solana:signTransaction' in features || 'solana:signAndSendTransaction' in features)
  );
}

function read(wallet: Wallet): StandardWallet | undefined {
  try {
    const name = safeName(wallet.name);
    if (!name || !isUsable(wallet)) return undefined;
    const id = `solana/${name}`;
    return {
      wallet,
      info: { id, type: 'ANNOUNCED', namespace: 'solana', name, icon: safeIcon(wallet.icon) },
    };
  } catch {
    // A getter of the wallet threw: a wallet that cannot say who it is.
    return undefined;
  }
}

/** Watches for wallets of Wallet Standard, also those that come late or go away. Of one name the first is taken. */
export function watchStandardWallets(onChange: () => void): StandardWallets {
  const registry = getWallets();
  const stops = [registry.on('register', onChange), registry.on('unregister', onChange)];
  return {
    list() {
      const found = new Map<string, StandardWallet>();
      for (const wallet of registry.get().slice(0, MOST_BROWSER_WALLETS)) {
        const known = read(wallet);
        if (known && !found.has(known.info.id)) found.set(known.info.id, known);
      }
      return [...found.values()];
    },
    destroy() {
      for (const stop of stops) stop();
    },
  };
}
