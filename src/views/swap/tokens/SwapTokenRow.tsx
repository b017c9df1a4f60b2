import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import type { SwapToken } from '../../../lib/swap/quoteSource.js';
import { formatToken } from '../../../lib/text/formatMoney.js';
import { Row } from '../../../ui/Row.js';
import { Tag } from '../../../ui/Tag.js';
import { TokenPicture } from '../../shared/pictures/TokenPicture.js';
import { Imitation } from '../../shared/tokens/Imitation.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { TokenContract } from '../TokenContract.js';
import { worth as worthStyle } from './SwapSelectTokenView.css.js';

interface SwapTokenRowProps {
  token: SwapToken;
  /** What the account holds of it, in base units. */
  amount?: bigint | undefined;
  /** In dollars, as decimal text. */
  worth?: string | undefined;
  isCurrent: boolean;
  onChoose: (token: SwapToken) => void;
}

/** A token to choose. */
export function SwapTokenRow({ token, amount, worth, isCurrent, onChoose }: SwapTokenRowProps) {
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const t = useText();
  const { symbol, address } = token;
  return (
    <Row
      label={
        token.imitates === undefined ? (
          <bdi>{token.name || token.symbol}</bdi>
        ) : (
          <Imitation token={token} hasEnds />
        )
      }
      detail={
        <>
          <bdi>{amount === undefined ? symbol : formatToken({ ...token, amount }, locale)}</bdi>
          {address === undefined ? null : <TokenContract address={address} />}
        </>
      }
      start={<TokenPicture token={token} />}
      end={
        token.isUnlisted ? (
          <Tag tone="warning">{t('tokens.unlisted')}</Tag>
        ) : worth === undefined ? null : (
          <bdi className={worthStyle}>{money.format(worth)}</bdi>
        )
      }
      isCurrent={isCurrent}
      onClick={() => onChoose(token)}
    />
  );
}
