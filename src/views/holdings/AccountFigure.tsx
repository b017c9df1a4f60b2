import { useAtomValue } from 'jotai';
import { hasAccountSourceAtom } from '../../atoms/account/hasAccountSource.js';
import { viewedTokensAtom } from '../../atoms/watch/viewedAccount.js';
import { totalValue } from '../../lib/account/tokenValue.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { CopyText } from '../shared/text/CopyText.js';
import { useMoney } from '../useMoney.js';
import { useText } from '../useText.js';
import { cents as centsStyle } from './AccountFigure.css.js';
import { amount, note, place } from './BalanceText.css.js';
import { BalanceText } from './BalanceText.js';

export interface AccountFigureProps {
  /** Whether the figure is the value of everything, once that is known, rather than the balance. */
  isTotal: boolean;
}

/** The main figure of the account. A total is shown only if it is whole: with the prices of all tokens. */
export function AccountFigure({ isTotal }: AccountFigureProps) {
  const t = useText();
  const { balances, hasFailed } = useAtomValue(viewedTokensAtom);
  const money = useMoney();
  const hasService = useAtomValue(hasAccountSourceAtom);
  // Nodes know neither all tokens nor prices, and a service that lists nothing may just not know the account.
  const isListed = balances?.source === 'service' && balances.tokens.some(({ amount }) => amount > 0n);
  const total = isListed ? totalValue(balances.tokens) : undefined;
  const isWhole = total?.isComplete;
  if (isTotal && hasService && !balances && !hasFailed) {
    return (
      <div className={place}>
        <Skeleton width={180} height={34} />
      </div>
    );
  }
  if (isTotal && total && isWhole) {
    const { whole, cents } = money.split(total.dollars);
    return (
      <div className={place}>
        <Tooltip text={money.exact(total.dollars)}>
          <CopyText text={money.convert(total.dollars)} label={t('tokens.copyTotal')}>
            <bdi className={amount}>
              {whole}
              <span className={centsStyle}>{cents}</span>
            </bdi>
          </CopyText>
        </Tooltip>
      </div>
    );
  }
  const words = isWhole ? (
    <Tooltip text={money.exact(total.dollars)}>
      <CopyText text={money.convert(total.dollars)} label={t('tokens.copyTotal')}>
        {t('tokens.total', { value: money.format(total.dollars) })}
      </CopyText>
    </Tooltip>
  ) : (
    t('tokens.partial')
  );
  return <BalanceText hasNote={hasService}>{total ? <p className={note}>{words}</p> : null}</BalanceText>;
}
