import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { formatToken } from '../../../lib/text/formatMoney.js';
import { asIs } from '../../../ui/asIs.js';
import { Row } from '../../../ui/Row.js';
import { Tag } from '../../../ui/Tag.js';
import { TokenPicture } from '../../shared/pictures/TokenPicture.js';
import { HeldAmount } from '../../shared/tokens/HeldAmount.js';
import { Imitation } from '../../shared/tokens/Imitation.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { TokenContract } from '../TokenContract.js';

interface SwapTokenRowProps {
  token: SwapToken;
  /** The account's balance in base units. */
  amount?: bigint | undefined;
  /** In dollars, as decimal text. */
  worth?: string | undefined;
  isChosen: boolean;
  onChoose: (token: SwapToken) => void;
}

/** A token to choose. */
export function SwapTokenRow({ token, amount, worth, isChosen, onChoose }: SwapTokenRowProps) {
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const t = useText();
  const { symbol, address } = token;
  return (
    <Row
      label={
        token.imitates === undefined ? (
          <bdi {...asIs}>{token.name || token.symbol}</bdi>
        ) : (
          <Imitation token={token} hasEnds />
        )
      }
      detail={
        <>
          {amount === undefined ? <bdi>{symbol}</bdi> : null}
          {address === undefined ? null : <TokenContract address={address} />}
          {token.isUnlisted ? (
            <>
              {' '}
              <Tag tone="warning">{t('tokens.unlisted')}</Tag>
            </>
          ) : null}
        </>
      }
      start={<TokenPicture token={token} />}
      end={
        amount === undefined ? null : (
          <HeldAmount
            amount={formatToken({ ...token, amount }, locale)}
            worth={worth === undefined ? undefined : money.format(worth)}
          />
        )
      }
      isChosen={isChosen}
      onClick={() => onChoose(token)}
    />
  );
}
