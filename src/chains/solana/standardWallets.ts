import { getWallets } from '@wallet-standard/app';
import type { Wallet } from '@wallet-standard/base';
import { MOST_BROWSER_WALLETS } from '../../lib/constants.js';
import { networkOfChain } from '../../lib/solana/standardChains.js';
import { safeIcon, safeName } from '../../lib/untrusted/sanitize.js';
import type { ConnectorInfo } from '../connector.js';
import { SITE_FEATURE } from './standardFeatures.js';

/** A Solana wallet that registered itself (Wallet Standard). */
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
 * Watches for Wallet Standard wallets, including those that appear late or disappear. Only names identify them. Wallets with
 * the same name are all listed and marked, because nothing shows which one was there first.
 */
export function watchStandardWallets(onChange: () => void): StandardWallets {
  const registry = getWallets();
  const stops = [registry.on('register', onChange), registry.on('unregister', onChange)];
  return {
    list() {
      const found = registry
        .get()
        .slice(0, MOST_BROWSER_WALLETS)
        .flatMap((wallet) => read(wallet) ?? []);
      return found.map((one) => {
        const same = found.filter(({ info }) => info.id === one.info.id);
        if (same.length < 2) return one;
        const id = one === same[0] ? one.info.id : `${one.info.id} ${same.indexOf(one) + 1}`;
        return { ...one, info: { ...one.info, id, hasRival: true } };
      });
    },
    destroy() {
      for (const stop of stops) stop();
    },
  };
}
