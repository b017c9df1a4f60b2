import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useId, useMemo, useState } from 'react';
import { hasAccountSourceAtom } from '../../atoms/account/hasAccountSource.js';
import type { TokensState } from '../../atoms/account/tokens.js';
import { isOnRampOfferedAtom, openOnRampAtom } from '../../atoms/onramp/openOnRamp.js';
import { pushAtom } from '../../atoms/router.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { isWatchingAtom, viewedBalanceAtom, viewedNetworkAtom } from '../../atoms/watch/viewedAccount.js';
import { foldTokens } from '../../lib/account/arrangeTokens.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { isNothing } from '../../lib/decimal/isNothing.js';
import { CoinsIcon } from '../../ui/accountIcons.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import { type LongListProps, TWO_LINES_HEIGHT } from '../../ui/longListProps.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { TallRowSkeletons } from '../../ui/TallRowSkeletons.js';
import { FoldButton } from '../shared/FoldButton.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { TokenRow } from './TokenRow.js';
import { more, note, panel, ways } from './TokensTab.css.js';

/** The number of tokens shown at first, so that the rest of the account stays in reach. */
const FIRST_TOKENS = 4;

const nothing = () => undefined;

/** A service knows prices, which take a second line. A node knows only the native currency. */
const Waiting = ({ hasPrices }: { hasPrices: boolean }) =>
  hasPrices ? <TallRowSkeletons count={FIRST_TOKENS} /> : <RowSkeletons count={1} />;

/** The tokens of the account on screen. */
export function TokensTab({ balances, hasFailed }: TokensState) {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const buy = useSetAtom(openOnRampAtom);
  const isWatching = useAtomValue(isWatchingAtom);
  const isOnRampOffered = useAtomValue(isOnRampOfferedAtom);
  const { features, tokens: siteTokens } = useAtomValue(configAtom);
  const hasSource = useAtomValue(hasAccountSourceAtom);
  const isReceiveOffered = features.receive && !isWatching;
  const shownNetwork = useAtomValue(viewedNetworkAtom);
  const networkName = useNetworkName('network.unknownOne');
  const network = shownNetwork ? networkName(shownNetwork) : '';
  // Loaded on demand, because few accounts hold that many tokens.
  const [LongList, setLongList] = useState<ComponentType<LongListProps<TokenBalance>>>();
  const [isAll, setAll] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const hiddenId = useId();
  const siteToken = shownNetwork && siteTokens[shownNetwork.id]?.address;
  const { shown: tokens, hidden } = useMemo(
    () => foldTokens(balances?.tokens ?? [], siteToken),
    [balances, siteToken],
  );
  // A service that lists nothing may simply not know the account.
  const isHolding = !isNothing(dataOf(useAtomValue(viewedBalanceAtom))?.decimal ?? '');
  const hasPrices = tokens.some(({ price }) => price !== undefined);
  const first = tokens.slice(0, FIRST_TOKENS);

  async function withLongList(show: () => void) {
    try {
      const { VirtualList } = await import('../../ui/VirtualList.js');
      setLongList(() => VirtualList);
      show();
    } catch {
      // The first tokens stay, and the next press tries again.
    }
  }
  const rowOf = (token: TokenBalance) => (
    <TokenRow key={token.address ?? ''} token={token} hasPrices={hasPrices} />
  );
  const longList = (label: string, items: readonly TokenBalance[], isBelow: boolean) =>
    LongList ? (
      <LongList
        subject=""
        isBelow={isBelow}
        rowHeight={hasPrices ? TWO_LINES_HEIGHT : undefined}
        label={label}
        items={items}
        onReach={nothing}
        onLeaveTop={nothing}
      >
        {rowOf}
      </LongList>
    ) : null;
  const hiddenLabel = t('tokens.hidden', { count: hidden.length });

  const isEmpty = tokens.length + hidden.length === 0;
  if (!balances || (isEmpty && isHolding)) {
    return hasFailed || balances ? (
      <Empty hasFailed icon={<OfflineIcon size={24} />} title={t('tokens.unknown')}>
        {t(isWatching ? 'tokens.watchedUnknownText' : 'tokens.unknownText', { network })}
      </Empty>
    ) : (
      <Waiting hasPrices={hasSource} />
    );
  }
  return (
    <div className={panel}>
      {isEmpty ? (
        <Empty
          icon={<CoinsIcon size={24} />}
          title={t('tokens.none')}
          action={
            isOnRampOffered || isReceiveOffered ? (
              <div className={ways}>
                {isOnRampOffered ? <Button onClick={buy}>{t('onRamp.buyCrypto')}</Button> : null}
                {isReceiveOffered ? (
                  <Button variant="secondary" onClick={() => push({ view: 'WalletReceive' })}>
                    {t('tokens.receive')}
                  </Button>
                ) : null}
              </div>
            ) : undefined
          }
        >
          {t(isWatching ? 'tokens.watchedNoneText' : 'tokens.noneText', { network })}
        </Empty>
      ) : null}
      {isAll && tokens.length > 0 ? longList(t('tokens.title'), tokens, false) : null}
      {!isAll && first.length > 0 ? <List label={t('tokens.title')}>{first.map(rowOf)}</List> : null}
      <div className={more}>
        {!isAll && tokens.length > first.length ? (
          <Button
            variant="ghost"
            isBlock={hidden.length === 0}
            onClick={() => void withLongList(() => setAll(true))}
          >
            {t('tokens.showAll', { count: tokens.length })}
          </Button>
        ) : null}
        {hidden.length > 0 ? (
          <FoldButton
            label={hiddenLabel}
            isOpen={isUnfolded}
            controls={hiddenId}
            onToggle={() => (isUnfolded ? setUnfolded(false) : void withLongList(() => setUnfolded(true)))}
          />
        ) : null}
      </div>
      {isUnfolded && hidden.length > 0 ? (
        <div id={hiddenId} className={panel}>
          <p className={note}>{t('tokens.hiddenText')}</p>
          {longList(hiddenLabel, hidden, true)}
        </div>
      ) : null}
      {hasFailed ? <p className={note}>{t('tokens.old', { network })}</p> : null}
      {balances.source === 'node' && tokens.length > 0 ? (
        <p className={note}>{t('tokens.fromNode')}</p>
      ) : null}
    </div>
  );
}
