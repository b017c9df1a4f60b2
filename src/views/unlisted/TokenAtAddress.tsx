import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import {
  lookAgainAtom,
  lookedForAtom,
  lookForTokenAtom,
  type TokenLookup,
  tokenLookupAtom,
} from '../../atoms/account/tokenLookup.js';
import { keepUnlistedAtom } from '../../atoms/account/unlistedTokens.js';
import { accountAtom } from '../../atoms/connection.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { networkOf } from '../../lib/networks/caip.js';
import { formatToken } from '../../lib/text/formatMoney.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { Announcer } from '../../ui/Announcer.js';
import { asIs } from '../../ui/asIs.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { OfflineIcon, SearchIcon } from '../../ui/icons.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { RowSkeleton } from '../../ui/RowSkeleton.js';
import { Tag } from '../../ui/Tag.js';
import { TokenPicture } from '../shared/pictures/TokenPicture.js';
import { ends } from '../shared/tokens/Imitation.css.js';
import { Imitation } from '../shared/tokens/Imitation.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { found, meaning } from './TokenAtAddress.css.js';

interface TokenAtAddressProps {
  /** An address on a network of any kind that isn't in any list. */
  address: string;
  /** Whether only a token with a balance can be chosen. */
  isToSend?: boolean;
  onPick: (token: TokenBalance) => void;
}

/** The token at an address that was typed into a search field, as read from the chain, or the reason why there is none. */
export function TokenAtAddress({ address, isToSend = false, onPick }: TokenAtAddressProps) {
  const t = useText();
  const present = useAtomValue(tokenLookupAtom);
  // The result for the previous address must not be shown for this one.
  const isAsked = useAtomValue(lookedForAtom) === address;
  const lookup: TokenLookup = isAsked ? present : { step: 'reading' };
  const look = useSetAtom(lookForTokenAtom);
  const lookAgain = useSetAtom(lookAgainAtom);
  const account = useAtomValue(accountAtom);
  const describe = useAtomValue(describeNetworkAtom);
  const networkName = useNetworkName();
  const network = account ? networkName(describe(networkOf(account))) : '';
  useEffect(() => {
    look(address);
    return () => look('');
  }, [look, address]);
  switch (lookup.step) {
    case 'reading':
      return (
        <>
          <RowSkeleton />
          <Announcer message={t('tokens.looking', { network })} />
        </>
      );
    case 'found':
      return <FoundToken token={lookup.token} isToSend={isToSend} onPick={onPick} />;
    case 'failed':
      return (
        <>
          <Empty
            hasFailed
            icon={<OfflineIcon size={24} />}
            title={t('tokens.unread', { network })}
            action={<Button onClick={lookAgain}>{t('dialog.retry')}</Button>}
          >
            {t('tokens.unreadText')}
          </Empty>
          <Announcer message={t('tokens.unread', { network })} />
        </>
      );
    default: {
      const { fault } = lookup;
      const title = t(`tokens.at.${fault}`, { network });
      return (
        <>
          <Empty icon={<SearchIcon size={24} />} title={title}>
            {t(`tokens.at.${fault}Text`, { network })}
          </Empty>
          <Announcer message={title} />
        </>
      );
    }
  }
}

/** The token that was found. */
function FoundToken({
  token,
  isToSend,
  onPick,
}: { token: TokenBalance } & Omit<TokenAtAddressProps, 'address'>) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const keep = useSetAtom(keepUnlistedAtom);
  const { address = '', amount, isUnlisted } = token;
  const pick = () => {
    keep(token);
    onPick(token);
  };
  return (
    <div className={found} data-own="">
      <List label={t('tokens.foundAt')}>
        <Row
          label={
            token.imitates === undefined ? (
              <bdi {...asIs}>{token.name}</bdi>
            ) : (
              <Imitation token={token} hasEnds />
            )
          }
          detail={
            <>
              <bdi>{formatToken({ ...token, amount }, locale)}</bdi>{' '}
              <bdi dir="ltr" className={ends} {...asIs}>
                {shortenAddress(address)}
              </bdi>
            </>
          }
          disabledReason={
            isToSend && amount === 0n ? t('tokens.noneHeld', { symbol: token.symbol }) : undefined
          }
          start={<TokenPicture token={token} />}
          end={isUnlisted ? <Tag tone="warning">{t('tokens.unlisted')}</Tag> : null}
          onClick={pick}
        />
      </List>
      {isUnlisted ? <p className={meaning}>{t('tokens.unlistedText')}</p> : null}
      <Announcer
        message={t(isUnlisted ? 'tokens.foundUnlisted' : 'tokens.foundListed', { symbol: token.symbol })}
      />
    </div>
  );
}
