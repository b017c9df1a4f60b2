import { atom } from 'jotai/vanilla';
import type { OwnedNft } from '../../lib/account/ownedNfts.js';
import { WalletModalError } from '../../lib/errors.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { latestAtom } from '../util/latest.js';
import { viewedAccountAtom } from '../watch/viewedAccount.js';

/** The viewed account's NFTs, as listed by a source. */
export interface ListedNfts {
  /** `unlisted` without a source: then the NFTs come from the history. `loading` is for the first page. */
  readonly status: 'idle' | 'loading' | 'loadingMore' | 'ready' | 'failed' | 'unlisted';
  readonly nfts: readonly OwnedNft[];
  /** The cursor of the next page. */
  readonly next: string | undefined;
}

const NONE: ListedNfts = { status: 'idle', nfts: [], next: undefined };

const cell = atom<ListedNfts & { readonly account?: CaipAddress }>(NONE);
const nextReadAtom = latestAtom();

export const listedNftsAtom = atom((get): ListedNfts => {
  const listed = get(cell);
  return listed.account === get(viewedAccountAtom) ? listed : NONE;
});

const readPageAtom = atom(null, async (get, set, account: CaipAddress, cursor?: string) => {
  const signal = set(nextReadAtom);
  const { openAccountData, host } = get(servicesAtom);
  const before = cursor === undefined ? NONE : get(listedNftsAtom);
  set(cell, { ...before, account, status: cursor === undefined ? 'loading' : 'loadingMore' });
  try {
    const data = await openAccountData();
    signal.throwIfAborted();
    const page = await data.nfts(account, { signal, cursor });
    if (signal.aborted) return;
    if (!page) {
      set(cell, { ...NONE, account, status: 'unlisted' });
      return;
    }
    const known = new Set(before.nfts.map(({ key }) => key));
    const added = page.entries.filter(({ key }) => !known.has(key));
    // A source that repeats entries has reached its end.
    const isOver = added.length === 0 && page.entries.length > 0;
    const next = isOver ? undefined : page.next;
    set(cell, { account, status: 'ready', nfts: [...before.nfts, ...added], next });
  } catch (error) {
    if (signal.aborted) return;
    set(cell, { ...NONE, account, status: 'failed' });
    if (error instanceof WalletModalError && account === get(accountAtom)) host.report(error);
  }
});

/** Reads the NFTs from the first page. */
export const loadNftsAtom = atom(null, async (get, set) => {
  const account = get(viewedAccountAtom);
  if (account) await set(readPageAtom, account);
});

/** Reads the next page, unless there is none or a read is running. */
export const loadMoreNftsAtom = atom(null, async (get, set) => {
  const account = get(viewedAccountAtom);
  const { status, next } = get(listedNftsAtom);
  if (account && status === 'ready' && next !== undefined) await set(readPageAtom, account, next);
});

/** Stops reading when the view closes. */
export const leaveNftsAtom = atom(null, (get, set) => {
  set(nextReadAtom);
  const listed = get(cell);
  if (listed.status === 'loading') set(cell, NONE);
  if (listed.status === 'loadingMore') set(cell, { ...listed, status: 'ready' });
});
