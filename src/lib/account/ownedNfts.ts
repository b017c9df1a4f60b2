import type { ActivityEntry } from './activityEntry.js';
import type { HistoryTransfer } from './transactionHistory.js';

/** Something unique that came in and did not leave. */
export interface OwnedNft {
  /** Differs from that of all others. */
  readonly key: string;
  readonly name: string | undefined;
  readonly symbol: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly image: string | undefined;
}

/** Some of what an account owns. */
export interface NftPage {
  readonly entries: readonly OwnedNft[];
  /** Where the next page begins. Undefined if this is the last one. */
  readonly next: string | undefined;
}

const keyOf = ({ name, symbol, image }: HistoryTransfer) => JSON.stringify([name, symbol, image]);

/** What a history says the account owns, last received first. Entries are newest first. Failed ones moved nothing. */
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
      // Its last movement decides.
      seen.add(key);
      const { name, symbol, image } = transfer;
      if (transfer.direction !== 'out') owned.push({ key, name, symbol, image });
    }
  }
  return owned;
}
