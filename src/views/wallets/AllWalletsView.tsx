import { useAtomValue, useSetAtom } from 'jotai';
import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { loadMoreWalletsAtom, retryWalletsAtom, walletListAtom } from '../../atoms/directory/allWallets.js';
import { firstWalletsAtom, isLoading } from '../../atoms/directory/firstWallets.js';
import { searchWalletsAtom, walletSearchAtom } from '../../atoms/directory/walletSearch.js';
import { eachOnce } from '../../lib/wallets/listedWallet.js';
import { tellApart } from '../../lib/wallets/tellApart.js';
import { Announcer } from '../../ui/Announcer.js';
import { Empty } from '../../ui/Empty.js';
import { focusRow } from '../../ui/focusRow.js';
import { SearchIcon } from '../../ui/icons.js';
import { ROWS_AHEAD } from '../../ui/longListProps.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { SearchField } from '../../ui/SearchField.js';
import { VirtualList } from '../../ui/VirtualList.js';
import { field } from '../shared/SearchableList.css.js';
import { distinctionText } from '../shared/text/distinctionText.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useOnline } from '../useOnline.js';
import { useText } from '../useText.js';
import { frame } from './AllWalletsView.css.js';
import { DirectoryNotice } from './DirectoryNotice.js';
import { DirectoryRow } from './DirectoryRow.js';
import { findWallets, searchable } from './findWallets.js';
import { useSlashKey } from './useSlashKey.js';

/** All wallets of the directory, loaded page by page. A search covers loaded wallets at once, then the directory. */
export function AllWalletsView() {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const lastRef = useRef(0);
  const asked = useDeferredValue(query).trim();
  const { status: firstStatus } = useAtomValue(firstWalletsAtom);
  const list = useAtomValue(walletListAtom);
  const search = useAtomValue(walletSearchAtom);
  const loadMore = useSetAtom(loadMoreWalletsAtom);
  const retryList = useSetAtom(retryWalletsAtom);
  const searchDirectory = useSetAtom(searchWalletsAtom);

  const { wallets, hasMore } = list;
  const names = useMemo(() => searchable(wallets), [wallets]);
  const isAnswered = search.query === asked && search.status === 'ready';
  const found = useMemo(() => {
    if (!asked) return wallets;
    // Results of an earlier query must also match this one.
    const others = isAnswered ? search.wallets : findWallets(searchable(search.wallets), asked);
    return eachOnce([...findWallets(names, asked), ...others]);
  }, [names, wallets, search.wallets, isAnswered, asked]);

  const details = useMemo(() => {
    const distinctions = tellApart(found);
    return new Map(found.map(({ id, name }, at) => [id, distinctionText(t, name, distinctions[at])]));
  }, [found, t]);

  const loadAhead = useCallback(() => {
    if (!asked && lastRef.current + ROWS_AHEAD >= wallets.length) void loadMore();
  }, [asked, wallets, loadMore]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs again once more may be requested
  useEffect(loadAhead, [loadAhead, firstStatus]);
  const status = asked ? search.status : list.status;
  const retry = useCallback(() => {
    if (asked) searchDirectory(asked);
    else void retryList();
  }, [asked, searchDirectory, retryList]);
  useOnline(useCallback(() => status === 'failed' && retry(), [status, retry]));
  useEffect(() => () => searchDirectory(''), [searchDirectory]);
  useSlashKey(ref);

  const onQuery = (text: string) => {
    setQuery(text);
    searchDirectory(text);
  };
  const onKeyDown = (event: KeyboardEvent) => focusRow(event, ref.current);

  // Lets the typed letter appear before the rows that it finds.
  const rows = useMemo(
    () => (
      <VirtualList
        subject={asked}
        label={t('connect.wallets')}
        items={found}
        onReach={(last) => {
          lastRef.current = last;
          loadAhead();
        }}
        onLeaveTop={() => ref.current?.querySelector('input')?.focus()}
      >
        {(wallet) => <DirectoryRow key={wallet.id} wallet={wallet} detail={details.get(wallet.id)} />}
      </VirtualList>
    ),
    [asked, found, details, loadAhead, t],
  );

  const isWaiting = status !== 'failed' && (asked ? isLoading(status) : hasMore);
  const isEmpty = found.length === 0 && !isWaiting;
  return (
    <ViewBody>
      <div ref={ref} className={frame} data-empty={isEmpty || undefined} onKeyDownCapture={onKeyDown}>
        <div className={field}>
          <SearchField
            label={t('allWallets.search')}
            clearLabel={t('search.clear')}
            value={query}
            onChange={onQuery}
          />
        </div>
        {found.length > 0 ? rows : null}
        {isWaiting ? <RowSkeletons count={found.length > 0 ? 2 : 6} /> : null}
        {isEmpty && status !== 'failed' ? (
          <Empty
            icon={<SearchIcon size={24} />}
            title={asked ? t('connect.noMatch', { query: asked }) : t('allWallets.empty')}
          />
        ) : null}
        <DirectoryNotice
          status={status}
          missing={asked ? 'allWallets.searchMissing' : 'allWallets.missing'}
          onRetry={retry}
          isAlone={isEmpty}
        />
        <Announcer message={asked && !isWaiting ? t('connect.found', { count: found.length }) : ''} />
      </div>
    </ViewBody>
  );
}
