import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { loadHistoryAtom, loadMoreHistoryAtom } from '../../atoms/account/history.js';
import { isWatchingAtom } from '../../atoms/watch/viewedAccount.js';
import { ownedNfts } from '../../lib/account/ownedNfts.js';
import { ImageIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { grid, nft } from '../holdings/NftSkeletons.css.js';
import { NftSkeletons } from '../holdings/NftSkeletons.js';
import { useText } from '../useText.js';
import { note, tab } from './ActivityTab.css.js';
import { HistoryEmpty } from './HistoryEmpty.js';
import { name as nameStyle, picture } from './NftsTab.css.js';
import { useHistory } from './useHistory.js';

/** How many are shown at first, and added by a press. */
const NFTS_SHOWN = 6;

/** The NFTs that the account received, as far as its history tells. */
export function NftsTab() {
  const t = useText();
  const { status, entries, hasMore, hasService } = useHistory();
  const isWatching = useAtomValue(isWatchingAtom);
  const load = useSetAtom(loadHistoryAtom);
  const loadMore = useSetAtom(loadMoreHistoryAtom);
  const [most, setMost] = useState(NFTS_SHOWN);
  const nfts = useMemo(() => ownedNfts(entries), [entries]);
  const isWaiting = status === 'idle' || status === 'loading';

  if (status === 'failed') return <HistoryEmpty status={status} onRetry={() => void load()} />;
  if (isWaiting && nfts.length === 0) {
    return <NftSkeletons />;
  }
  return (
    <div className={tab}>
      {nfts.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        <ul role="list" className={grid} aria-label={t('nfts.title')}>
          {nfts.slice(0, most).map(({ key, name, symbol, image }) => {
            const label = name ?? symbol ?? t('nfts.unnamed');
            return (
              <li key={key} className={nft}>
                <span className={picture}>
                  <WalletImage name={label} src={image} size="fill" />
                </span>
                <bdi className={nameStyle}>{label}</bdi>
              </li>
            );
          })}
        </ul>
      ) : (
        <Empty icon={<ImageIcon size={24} />} title={t('nfts.none')}>
          {t(hasService ? 'nfts.noneText' : isWatching ? 'nfts.watchedUnlisted' : 'nfts.unlistedText')}
        </Empty>
      )}
      {nfts.length > most ? (
        <Button variant="ghost" isBlock onClick={() => setMost(most + NFTS_SHOWN)}>
          {t('nfts.showMore')}
        </Button>
      ) : hasMore ? (
        <Button variant="ghost" isBlock isLoading={status === 'loadingMore'} onClick={() => void loadMore()}>
          {t('nfts.older')}
        </Button>
      ) : null}
      {nfts.length > 0 ? <p className={note}>{t('nfts.source')}</p> : null}
    </div>
  );
}
