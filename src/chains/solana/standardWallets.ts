import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { MOST_BROWSER_WALLETS } from '../../lib/constants.js';
import { networkOfChain } from '../../lib/solana/standardChains.js';
import { safeIcon, safeName } from '../../lib/untrusted/sanitize.js';
import type { ConnectorInfo } from '../connector.js';
import { SITE_FEATURE } from './standardFeatures.js';

/** A Solana wallet that registered itself (Wallet Standard): what to show, and the wallet object. */
export interface StandardWallet {
  readonly info: ConnectorInfo;
  readonly wallet: Wallet;
}

export interface StandardWallets {
  list(): readonly StandardWallet[];
  destroy(): void;
}

/** Whether a wallet can connect and either sign or send transactions. Excludes modals' own wallets. */
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
    // A getter of the wallet threw.
    return undefined;
  }
}

/**
 * Watches for Wallet Standard wallets, including those that appear late or disappear. Of wallets with the same name,
 * the first counts.
 */
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
