import { useAtomValue } from 'jotai';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { formatExactToken, formatToken } from '../../lib/text/formatMoney.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import { asIs } from '../../ui/asIs.js';
import { Row } from '../../ui/Row.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { NetworkMark } from '../shared/pictures/NetworkMark.js';
import { HeldAmount } from '../shared/tokens/HeldAmount.js';
import { Imitation } from '../shared/tokens/Imitation.js';
import { useMoney } from '../useMoney.js';
import { useText } from '../useText.js';
import { name as nameStyle } from './TokenRow.css.js';
import { useCopy } from './useCopy.js';

export interface TokenRowProps {
  token: TokenBalance;
  /** Whether to mark tokens without a price. False if no token has one. */
  hasPrices: boolean;
}

/** The account's balance of a token and its value. The tooltip shows the exact amount; a press copies it. */
export function TokenRow({ token, hasPrices }: TokenRowProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const describe = useAtomValue(describeNetworkAtom);
  const copy = useCopy();
  const { name, symbol, icon, address, network } = token;
  const value = tokenValue(token);
  const noPrice = hasPrices ? t('tokens.noPrice') : undefined;
  const isNativeMark = address === undefined && !icon;
  return (
    <Tooltip text={formatExactToken(token, locale)}>
      <Row
        label={
          token.imitates === undefined ? (
            <bdi className={nameStyle} {...asIs}>
              {name}
            </bdi>
          ) : (
            <Imitation token={token} />
          )
        }
        start={
          isNativeMark ? (
            <NetworkMark network={describe(network)} />
          ) : (
            <WalletImage name={symbol || name} src={icon} isRound />
          )
        }
        end={
          <HeldAmount
            amount={formatToken(token, locale)}
            worth={value === undefined ? noPrice : money.format(value)}
          >
            <VisuallyHidden> {t('tokens.copy')}</VisuallyHidden>
          </HeldAmount>
        }
        onClick={() => void copy(formatUnits(token.amount, token.decimals))}
      />
    </Tooltip>
  );
}
