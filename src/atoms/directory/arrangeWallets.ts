import type { ConnectorInfo } from '../../chains/connector.js';
import { MOST_RECOMMENDED } from '../../lib/directoryConstants.js';
import { plainText } from '../../lib/untrusted/plainText.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import type { OfferedWallet } from '../connecting/offeredConnectors.js';
import { installedAs } from './installed.js';

export interface WalletsToArrange {
  readonly connectors: readonly OfferedWallet[];
  readonly recent: readonly ListedWallet[];
  readonly featured: readonly ListedWallet[];
  readonly custom: readonly ListedWallet[];
  readonly recommended: readonly ListedWallet[];
  /** The number of wallets held back because the site may exclude them. */
  readonly heldBack: number;
  /** Whether the site names wallets itself. Then none are recommended. */
  readonly isChosen: boolean;
}

/** A row of the first list: an available connector, or a listed wallet. */
export type WalletRow = (
  | { readonly group: 'pairing' | 'installed'; readonly connector: OfferedWallet }
  | { readonly group: 'recent' | 'featured' | 'custom' | 'recommended'; readonly wallet: ListedWallet }
) & {
  /** Whether another row has the same name, so that this one must show its origin. */
  readonly hasNamesake?: boolean;
};

/** The wallet of a row of any group. */
export const walletOf = (row: WalletRow): ConnectorInfo | ListedWallet =>
  'wallet' in row ? row.wallet : row.connector;

/** The number of recommended wallets that fit in the first list. */
export function roomForRecommended({ connectors, heldBack, recent, isChosen }: WalletsToArrange): number {
  const canPair = connectors.some(({ type }) => type === 'WALLET_CONNECT');
  if (isChosen || !canPair) return 0;
  return Math.max(0, MOST_RECOMMENDED - (connectors.length - 1) - heldBack - recent.length);
}

/**
 * The rows of the first list in order, each wallet once. Wallets in this browser connect in one step, so they come
 * before the code for apps.
 */
export function arrangeWallets(given: WalletsToArrange): WalletRow[] {
  const { connectors, recent, featured, custom, recommended } = given;
  const isPairing = ({ type }: ConnectorInfo) => type === 'WALLET_CONNECT';
  const present = connectors.filter((connector) => !isPairing(connector));
  const shown = new Set<string>();
  const rowsOf = <Group extends WalletRow['group']>(group: Group, wallets: readonly ListedWallet[]) =>
    wallets
      .filter((wallet) => !shown.has(wallet.id) && !installedAs(wallet, connectors))
      .map((wallet) => {
        shown.add(wallet.id);
        return { group, wallet };
      });
  return markNamesakes([
    ...rowsOf('recent', recent),
    ...present.map((connector) => ({ group: 'installed', connector }) as const),
    ...connectors.filter(isPairing).map((connector) => ({ group: 'pairing', connector }) as const),
    ...rowsOf('featured', featured),
    ...rowsOf('custom', custom),
    ...rowsOf('recommended', recommended).slice(0, roomForRecommended(given)),
  ]);
}

function markNamesakes(rows: readonly WalletRow[]): WalletRow[] {
  const names = rows.map((row) => plainText(walletOf(row).name ?? ''));
  return rows.map((row, at) => {
    const name = names[at];
    const hasNamesake = Boolean(name) && names.some((other, place) => other === name && place !== at);
    return hasNamesake ? { ...row, hasNamesake } : row;
  });
}

/** The number of wallets as the row of all wallets shows it: `350+` for 351. */
export function roundedCount(count: number): { readonly shown: number; readonly isMore: boolean } {
  const shown = count < 10 ? count : Math.floor(count / 10) * 10;
  return { shown, isMore: shown < count };
}
