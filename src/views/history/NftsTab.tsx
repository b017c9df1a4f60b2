import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { loadHistoryAtom, loadMoreHistoryAtom } from '../../atoms/account/history.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { isWatchingAtom } from '../../atoms/watch/viewedAccount.js';
import { ownedNfts } from '../../lib/account/ownedNfts.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useText } from '../useText.js';
import { HistoryEmpty } from './HistoryEmpty.js';
import { NftList } from './NftList.js';
import { useHistory } from './useHistory.js';

const Waiting = () => <NftList nfts={[]} isWaiting none="" />;
// Loaded separately, because few sites have a source that lists NFTs.
const ListedNfts = lazyPart(
  async () => (await import('../nfts/ListedNfts.js')).ListedNfts,
  Waiting,
  ReceivedNfts,
);

/** The NFTs of the account on screen: the list from the site's source or, without one, those that the account received. */
export function NftsTab() {
  const hasOwnSource = useAtomValue(configAtom).accountSource !== undefined;
  return hasOwnSource ? <ListedNfts List={NftList} Otherwise={ReceivedNfts} /> : <ReceivedNfts />;
}

/** The NFTs that the account received, according to its history. */
function ReceivedNfts() {
  const t = useText();
  const { status, entries, hasMore, hasService } = useHistory();
  const isWatching = useAtomValue(isWatchingAtom);
  const load = useSetAtom(loadHistoryAtom);
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  const nfts = useMemo(() => ownedNfts(entries), [entries]);
  if (status === 'failed') return <HistoryEmpty status={status} onRetry={() => void load()} />;
  const isLoading = status === 'loadingMore';
  return (
    <NftList
      nfts={nfts}
      isWaiting={status === 'idle' || status === 'loading'}
      none={t(hasService ? 'nfts.noneText' : isWatching ? 'nfts.watchedUnlisted' : 'nfts.unlistedText')}
      source={t('nfts.source')}
      more={hasMore ? { label: t('nfts.older'), isLoading, onPress: () => void loadMore() } : undefined}
    />
  );
}
