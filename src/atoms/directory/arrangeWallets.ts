import type { ConnectorInfo } from '../../chains/connector.js';
import type { WalletGroup } from '../../lib/config.js';
import { MOST_RECOMMENDED } from '../../lib/wallets/directoryConstants.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { type Distinction, tellApart } from '../../lib/wallets/tellApart.js';
import type { ConnectableWallet } from '../connecting/offeredConnectors.js';
import { installedAs } from './installed.js';

export interface WalletsToArrange {
  readonly connectors: readonly ConnectableWallet[];
  readonly recent: readonly ListedWallet[];
  readonly featured: readonly ListedWallet[];
  readonly custom: readonly ListedWallet[];
  readonly recommended: readonly ListedWallet[];
  /** The number of wallets hidden until it is known whether the site excludes them. */
  readonly heldBack: number;
  /** Whether the site names wallets itself. Then none are recommended. */
  readonly isChosen: boolean;
  /** The groups that come first, in order. */
  readonly order: readonly WalletGroup[];
}

/** Wallets in this browser connect in one step, so they come before the code for apps. */
const USUAL_ORDER = ['recent', 'installed', 'pairing', 'featured', 'custom', 'recommended'] as const;

/** A row of the first list: an available connector, or a listed wallet. */
export type WalletRow = (
  | { readonly group: 'pairing' | 'installed'; readonly connector: ConnectableWallet }
  | { readonly group: 'recent' | 'featured' | 'custom' | 'recommended'; readonly wallet: ListedWallet }
) & {
  /** What distinguishes it from another row that looks the same. */
  readonly distinction?: Distinction;
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

/** The rows of the first list in order, without duplicates. */
export function arrangeWallets(given: WalletsToArrange): WalletRow[] {
  const { connectors, recent, featured, custom, recommended, order } = given;
  const isPairing = ({ type }: ConnectorInfo) => type === 'WALLET_CONNECT';
  const present = connectors.filter((connector) => !isPairing(connector));
  const shown = new Set<string>();
  const rowsOf = <Group extends WalletGroup>(group: Group, wallets: readonly ListedWallet[]) =>
    wallets
      .filter((wallet) => !shown.has(wallet.id) && !installedAs(wallet, connectors))
      .map((wallet) => {
        shown.add(wallet.id);
        return { group, wallet };
      });
  const groups: Readonly<Record<WalletGroup, () => readonly WalletRow[]>> = {
    recent: () => rowsOf('recent', recent),
    installed: () => present.map((connector) => ({ group: 'installed', connector })),
    pairing: () => connectors.filter(isPairing).map((connector) => ({ group: 'pairing', connector })),
    featured: () => rowsOf('featured', featured),
    custom: () => rowsOf('custom', custom),
    recommended: () => rowsOf('recommended', recommended).slice(0, roomForRecommended(given)),
  };
  return distinguish([...new Set([...order, ...USUAL_ORDER])].flatMap((group) => groups[group]()));
}

function distinguish(rows: readonly WalletRow[]): WalletRow[] {
  const distinctions = tellApart(rows.map(walletOf));
  return rows.map((row, at) => {
    const distinction = distinctions[at];
    return distinction ? { ...row, distinction } : row;
  });
}

/** The number of wallets as shown in the row of all wallets: `350+` for 351. */
export function roundedCount(count: number): { readonly shown: number; readonly isMore: boolean } {
  const shown = count < 10 ? count : Math.floor(count / 10) * 10;
  return { shown, isMore: shown < count };
}
