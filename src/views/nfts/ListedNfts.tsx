import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import {
  leaveNftsAtom,
  listedNftsAtom,
  loadMoreNftsAtom,
  loadNftsAtom,
} from '../../atoms/account/listedNfts.js';
import { viewedAccountAtom } from '../../atoms/watch/viewedAccount.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import type { NftListProps } from '../history/NftList.js';
import { useText } from '../useText.js';

export interface ListedNftsProps {
  List: ComponentType<NftListProps>;
  /** Shown if no source lists any NFTs. */
  Otherwise: ComponentType;
}

/** The NFTs of the account on screen, as the site's source lists them. */
export function ListedNfts({ List, Otherwise }: ListedNftsProps) {
  const t = useText();
  const account = useAtomValue(viewedAccountAtom);
  const { status, nfts, next } = useAtomValue(listedNftsAtom);
  const load = useSetAtom(loadNftsAtom);
  const loadMore = useSetAtom(loadMoreNftsAtom);
  const leave = useSetAtom(leaveNftsAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again for each account and network
  useEffect(() => {
    void load();
    return leave;
  }, [load, leave, account]);
  if (status === 'unlisted') return <Otherwise />;
  if (status === 'failed') {
    return (
      <Empty
        hasFailed
        icon={<OfflineIcon size={24} />}
        title={t('nfts.failed')}
        action={
          <Button variant="secondary" onClick={() => void load()}>
            {t('dialog.retry')}
          </Button>
        }
      >
        {t('history.watchedFailed')}
      </Empty>
    );
  }
  const isLoading = status === 'loadingMore';
  return (
    <List
      nfts={nfts}
      isWaiting={status === 'idle' || status === 'loading'}
      none={t('nfts.noneText')}
      more={
        next === undefined
          ? undefined
          : { label: t('history.loadMore'), isLoading, onPress: () => void loadMore() }
      }
    />
  );
}
