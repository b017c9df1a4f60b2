import { useAtomValue, useSetAtom } from 'jotai';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { goBackOrCloseAtom } from '../../../atoms/closeModal.js';
import { arrivalNetworksAtom } from '../../../atoms/swap/delivery/arrivalTokens.js';
import { type OwnSwapToken, ownSwapTokensAtom } from '../../../atoms/swap/ownSwapTokens.js';
import { chooseSwapTokenAtom } from '../../../atoms/swap/swapForm.js';
import { fromTokenAtom, offerAtom, toTokenAtom } from '../../../atoms/swap/swapTokens.js';
import { isAddressAnywhere } from '../../../lib/networks/addressForm.js';
import { isSameToken } from '../../../lib/swap/delivery/crossing.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { Announcer } from '../../../ui/Announcer.js';
import { Empty } from '../../../ui/Empty.js';
import { SearchIcon } from '../../../ui/icons.js';
import { List } from '../../../ui/List.js';
import { TWO_LINES_HEIGHT } from '../../../ui/longListProps.js';
import { RowSkeleton } from '../../../ui/RowSkeleton.js';
import { SearchField } from '../../../ui/SearchField.js';
import { VirtualList } from '../../../ui/VirtualList.js';
import { useTokenWatch } from '../../shared/useTokenWatch.js';
import { ViewBody } from '../../shared/ViewBody.js';
import { lazyPart } from '../../shell/lazyPart.js';
import { PartFailure } from '../../shell/PartFailure.js';
import { ViewPlaceholder } from '../../shell/ViewPlaceholder.js';
import type { ViewProps } from '../../shell/viewEntry.js';
import { useText } from '../../useText.js';
import { ArrivalMissing } from '../crossing/ArrivalMissing.js';
import { ArrivalNetworks } from '../crossing/ArrivalNetworks.js';
import { useOfferedTokens } from '../crossing/useOfferedTokens.js';
import { useSwapOffer } from '../useSwapOffer.js';
import { findTokens, searchableTokens } from './findTokens.js';
import { field, frame, heading } from './SwapSelectTokenView.css.js';
import { SwapTokenRow } from './SwapTokenRow.js';
import { TokenSuggestions } from './TokenSuggestions.js';

/** Loads when the visitor searches for an address that isn't in the list. */
const TokenAtAddress = lazyPart(
  async () => (await import('../../unlisted/TokenAtAddress.js')).TokenAtAddress,
  RowSkeleton,
  PartFailure,
);

/** The number of rows that are visible without scrolling. */
const IN_SIGHT = 6;

const NOTHING: readonly OwnSwapToken[] = [];

const ownRowsIn = (node: Element | null) => [
  ...(node?.querySelectorAll<HTMLElement>('[data-own] [data-row]') ?? []),
];

/** All tokens that can be swapped: the suggested ones, the account's own and the others. */
export function SwapSelectTokenView({ route: { target } }: ViewProps<'SwapSelectToken'>) {
  const t = useText();
  const ref = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  useSwapOffer();
  useTokenWatch();
  const isKnown = useAtomValue(offerAtom) !== undefined;
  const { suggested, all, elsewhere, status } = useOfferedTokens(target);
  const held = useAtomValue(ownSwapTokensAtom);
  const own = elsewhere === undefined ? held : NOTHING;
  const chosen = useAtomValue(target === 'from' ? fromTokenAtom : toTokenAtom);
  const choose = useSetAtom(chooseSwapTokenAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const pick = (token: Pick<SwapToken, 'address'>, other?: SwapToken) => {
    choose(target, token, other);
    leave();
  };
  const pickListed = (token: SwapToken) => pick(token, elsewhere === undefined ? undefined : token);

  const texts = useMemo(() => searchableTokens(all), [all]);
  const found = useMemo(() => findTokens(texts, asked), [texts, asked]);
  const holdings = useMemo(() => new Map(own.map((one) => [one.token, one])), [own]);
  const isAtAddress = elsewhere === undefined && found.length === 0 && isAddressAnywhere(asked);
  const isFound = useMemo(() => new Set(found), [found]);
  const shownOwn = own.filter(({ token }) => isFound.has(token));
  const others = useMemo(() => found.filter((token) => !holdings.has(token)), [found, holdings]);
  const first = new Set([...own.map(({ token }) => token), ...others].slice(0, IN_SIGHT));
  const areFirst = suggested.every((token) => first.has(token));
  const isListed = status === 'data' || all.length > 0;
  const isEmpty = found.length === 0 && !isAtAddress;
  const hasNetworks = useAtomValue(arrivalNetworksAtom).length > 0 && target === 'to';
  const isChosen = (token: SwapToken) => chosen !== undefined && isSameToken(token, chosen);

  const focusOwn = () => ownRowsIn(ref.current).at(-1)?.focus();
  const focusField = () => ref.current?.querySelector('input')?.focus();
  const focusOthers = () =>
    ref.current?.querySelector<HTMLElement>('[data-index] [data-row][tabindex="0"]')?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const ownRows = ownRowsIn(ref.current);
    const at = ownRows.indexOf(event.target as HTMLElement);
    const isField = (event.target as Element).matches('input');
    let move: (() => void) | undefined;
    if (key === 'ArrowDown' && isField) move = ownRows.length > 0 ? () => ownRows[0]?.focus() : focusOthers;
    if (key === 'ArrowDown' && at >= 0 && at === ownRows.length - 1) move = focusOthers;
    if (key === 'ArrowUp' && at === 0) move = focusField;
    if (!move) return;
    event.preventDefault();
    // Otherwise the list would move the focus again.
    event.stopPropagation();
    move();
  };

  // Lets the typed letter appear before the rows that it finds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the current view calls these functions
  const rows = useMemo(
    () => (
      <VirtualList
        rowHeight={TWO_LINES_HEIGHT}
        subject={asked}
        label={t('swap.allTokens')}
        items={others}
        onReach={() => undefined}
        onLeaveTop={shownOwn.length > 0 ? focusOwn : focusField}
      >
        {(token) => (
          <SwapTokenRow
            key={token.address ?? ''}
            token={token}
            isChosen={isChosen(token)}
            onChoose={pickListed}
          />
        )}
      </VirtualList>
    ),
    [asked, others, chosen, shownOwn.length, t],
  );

  if (!isKnown) return <ViewPlaceholder />;
  return (
    <ViewBody>
      <div ref={ref} className={frame} onKeyDownCapture={onKeyDown}>
        <div className={field}>
          <SearchField
            label={t('swap.searchTokens')}
            clearLabel={t('search.clear')}
            value={query}
            onChange={setQuery}
          />
        </div>
        {hasNetworks ? <ArrivalNetworks /> : null}
        {!areFirst && !asked ? (
          <TokenSuggestions tokens={suggested} chosen={chosen} onChoose={pickListed} />
        ) : null}
        {shownOwn.length > 0 ? (
          <>
            <p className={heading} aria-hidden="true">
              {t('swap.yourTokens')}
            </p>
            <div data-own="">
              <List label={t('swap.yourTokens')}>
                {shownOwn.map(({ token, amount, worth }) => (
                  <SwapTokenRow
                    key={token.address ?? ''}
                    token={token}
                    amount={amount}
                    worth={worth}
                    isChosen={isChosen(token)}
                    onChoose={pickListed}
                  />
                ))}
              </List>
            </div>
          </>
        ) : null}
        {others.length > 0 ? (
          <>
            <p className={heading} aria-hidden="true">
              {t('swap.allTokens')}
            </p>
            {rows}
          </>
        ) : null}
        {isAtAddress ? <TokenAtAddress address={asked} onPick={(token) => pick(token)} /> : null}
        {elsewhere !== undefined && !isListed ? (
          <ArrivalMissing network={elsewhere} hasFailed={status === 'error'} />
        ) : null}
        {isEmpty && isListed ? (
          <Empty
            icon={<SearchIcon size={24} />}
            title={asked ? t('swap.noTokenFound', { query: asked }) : t('swap.noTokens')}
          />
        ) : null}
        <Announcer message={asked && !isAtAddress ? t('swap.tokensFound', { count: found.length }) : ''} />
      </div>
    </ViewBody>
  );
}
