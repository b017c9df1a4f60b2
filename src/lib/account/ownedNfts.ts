import type { ActivityEntry } from './activityEntry.js';
import type { HistoryTransfer } from './transactionHistory.js';

/** An NFT that came in and didn't leave. */
export interface OwnedNft {
  /** Unique among all entries. */
  readonly key: string;
  readonly name: string | undefined;
  readonly symbol: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image: string | undefined;
}

/** A page of an account's NFTs. */
export interface NftPage {
  readonly entries: readonly OwnedNft[];
  /** The cursor of the next page. Undefined on the last page. */
  readonly next: string | undefined;
}

const keyOf = ({ name, symbol, image }: HistoryTransfer) => JSON.stringify([name, symbol, image]);

/**
 * The NFTs that an account owns according to its history, last received first. Entries are newest first. Failed ones moved
 * nothing.
 */
export function ownedNfts(
  entries: readonly Pick<ActivityEntry, 'status' | 'transfers'>[],
): readonly OwnedNft[] {
  const seen = new Set<string>();
  const owned: OwnedNft[] = [];
  for (const { status, transfers } of entries) {
    if (status !== 'confirmed') continue;
    for (const transfer of transfers) {
      const key = keyOf(transfer);
      if (transfer.kind !== 'nft' || transfer.isSpam || seen.has(key)) continue;
      // The latest transfer decides.
      seen.add(key);
      const { name, symbol, image } = transfer;
      if (transfer.direction !== 'out') owned.push({ key, name, symbol, image });
    }
  }
  return owned;
}
