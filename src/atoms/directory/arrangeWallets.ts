import type { ConnectorInfo } from '../../chains/connector.js';
import { MOST_RECOMMENDED } from '../../lib/directoryConstants.js';
import { plainText } from '../../lib/untrusted/plainText.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { installedAs } from './installed.js';

export interface WalletsToArrange {
  readonly connectors: readonly ConnectorInfo[];
  readonly recent: readonly ListedWallet[];
  readonly featured: readonly ListedWallet[];
  readonly custom: readonly ListedWallet[];
  readonly recommended: readonly ListedWallet[];
  /** How many are not shown yet, because the site may leave them out. */
  readonly heldBack: number;
  /** The site named wallets itself, so that none are recommended. */
  readonly isChosen: boolean;
}

/** A row of the first list: a wallet that is there, or one of a list. */
export type WalletRow = (
  | { readonly group: 'pairing' | 'installed'; readonly connector: ConnectorInfo }
  | { readonly group: 'recent' | 'featured' | 'custom' | 'recommended'; readonly wallet: ListedWallet }
) & {
  /** Another row has the same name, so that this one has to say where it comes from. */
  readonly hasNamesake?: boolean;
};

/** The wallet of a row, whichever list it comes from. */
export const walletOf = (row: WalletRow): ConnectorInfo | ListedWallet =>
  'wallet' in row ? row.wallet : row.connector;

/** How many recommended wallets the first list has room for. */
export function roomForRecommended({ connectors, heldBack, recent, isChosen }: WalletsToArrange): number {
  const canPair = connectors.some(({ type }) => type === 'WALLET_CONNECT');
  if (isChosen || !canPair) return 0;
  return Math.max(0, MOST_RECOMMENDED - (connectors.length - 1) - heldBack - recent.length);
}

/** The rows of the first list in their order, each wallet once. What is in this browser takes one step, so it comes before the code for apps. */
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

/** How many wallets there are, as the row of all wallets says it: `350+` for 351. */
export function roundedCount(count: number): { readonly shown: number; readonly isMore: boolean } {
  const shown = count < 10 ? count : Math.floor(count / 10) * 10;
  return { shown, isMore: shown < count };
}
