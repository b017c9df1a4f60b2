import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { accountAtom } from '../../atoms/connection.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { vouchedForFirst } from '../../lib/account/arrangeTokens.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { isAddressAnywhere } from '../../lib/networks/addressForm.js';
import { networkOf } from '../../lib/networks/caip.js';
import { formatToken } from '../../lib/text/formatMoney.js';
import { Announcer } from '../../ui/Announcer.js';
import { asIs } from '../../ui/asIs.js';
import { Empty } from '../../ui/Empty.js';
import { focusRow } from '../../ui/focusRow.js';
import { SearchIcon } from '../../ui/icons.js';
import { TWO_LINES_HEIGHT } from '../../ui/longListProps.js';
import { Row } from '../../ui/Row.js';
import { RowSkeleton } from '../../ui/RowSkeleton.js';
import { SearchField } from '../../ui/SearchField.js';
import { VirtualList } from '../../ui/VirtualList.js';
import { matchesQuery } from '../matchesQuery.js';
import { TokenPicture } from '../shared/pictures/TokenPicture.js';
import { field, searchable } from '../shared/SearchableList.css.js';
import { HeldAmount } from '../shared/tokens/HeldAmount.js';
import { Imitation } from '../shared/tokens/Imitation.js';
import { UnlistedMark } from '../shared/tokens/UnlistedMark.js';
import { lazyPart } from '../shell/lazyPart.js';
import { PartFailure } from '../shell/PartFailure.js';
import { useMoney } from '../useMoney.js';
import { useText } from '../useText.js';

/** Loads when the visitor searches for an address that isn't in the list. */
const TokenAtAddress = lazyPart(
  async () => (await import('../unlisted/TokenAtAddress.js')).TokenAtAddress,
  RowSkeleton,
  PartFailure,
);

export interface SendTokenListProps {
  tokens: readonly TokenBalance[];
  chosen: TokenBalance | undefined;
  onPick: (token: TokenBalance) => void;
}

const nothing = () => undefined;

/**
 * Tokens to choose from, with a field to search them or to enter another token's address. Renders only the rows near the
 * visible ones.
 */
export function SendTokenList({ tokens, chosen, onPick }: SendTokenListProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const ref = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const account = useAtomValue(accountAtom);
  const siteTokens = useAtomValue(configAtom).tokens;
  const siteToken = account && siteTokens[networkOf(account)]?.address;
  const ordered = useMemo(() => vouchedForFirst(tokens, siteToken), [tokens, siteToken]);
  const found = useMemo(
    () => (asked ? ordered.filter((token) => matchesQuery(textOf(token), asked)) : ordered),
    [ordered, asked],
  );

  const isAtAddress = found.length === 0 && isAddressAnywhere(asked);
  const onKeyDown = (event: KeyboardEvent) => focusRow(event, ref.current);

  // Lets the typed letter appear before the rows that it finds.
  const rows = useMemo(
    () => (
      <VirtualList
        subject={asked}
        rowHeight={TWO_LINES_HEIGHT}
        label={t('send.yourTokens')}
        items={found}
        onReach={nothing}
        onLeaveTop={() => ref.current?.querySelector('input')?.focus()}
      >
        {(token) => {
          const value = tokenValue(token);
          return (
            <Row
              key={token.address ?? ''}
              label={
                token.imitates === undefined ? (
                  <bdi {...asIs}>{token.name || token.symbol}</bdi>
                ) : (
                  <Imitation token={token} />
                )
              }
              detail={token.isUnlisted ? <UnlistedMark address={token.address} /> : undefined}
              start={<TokenPicture token={token} />}
              end={
                <HeldAmount
                  amount={formatToken(token, locale)}
                  worth={value === undefined ? undefined : money.format(value)}
                />
              }
              isChosen={chosen !== undefined && chosen.address === token.address}
              onClick={() => onPick(token)}
            />
          );
        }}
      </VirtualList>
    ),
    [asked, found, chosen, locale, money, onPick, t],
  );

  return (
    <div ref={ref} className={searchable} onKeyDownCapture={onKeyDown}>
      {/* Also shown above few rows, because the visitor can search for an address that isn't listed. */}
      <div className={field}>
        <SearchField
          label={t('send.searchTokens')}
          clearLabel={t('search.clear')}
          value={query}
          onChange={setQuery}
        />
      </div>
      {found.length > 0 ? rows : null}
      {isAtAddress ? <TokenAtAddress address={asked} isToSend onPick={onPick} /> : null}
      {found.length === 0 && !isAtAddress ? (
        <Empty icon={<SearchIcon size={24} />} title={t('send.noTokenFound', { query: asked })} />
      ) : null}
      <Announcer message={asked && !isAtAddress ? t('send.tokensFound', { count: found.length }) : ''} />
    </div>
  );
}

const textOf = ({ name, symbol, address = '' }: TokenBalance) => `${name} ${symbol} ${address}`;
