import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { isWatchingAtom } from '../../atoms/watch/viewedAccount.js';
import { Figures } from '../../ui/Figures.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { CopyText } from '../shared/text/CopyText.js';
import { useText } from '../useText.js';
import { amount, note, unknown } from './AccountFigure.css.js';
import type { NativeBalance } from './useNativeBalance.js';

export interface BalanceTextProps {
  balance: NativeBalance;
  /** The name of the balance's network. */
  network: string;
  /** A line below the balance. */
  children?: ReactNode;
}

/** A balance as the main figure: shortened on screen, exact in the tooltip and the clipboard. */
export function BalanceText({ balance: { known, hasFailed }, network, children }: BalanceTextProps) {
  const t = useText();
  const isWatching = useAtomValue(isWatchingAtom);
  if (known) {
    return (
      <>
        <Tooltip text={known.exact}>
          <CopyText text={known.decimal} label={t('account.copyBalance')} isQuiet>
            <bdi className={amount}>
              <Figures>{known.shown}</Figures>
            </bdi>
          </CopyText>
        </Tooltip>
        {hasFailed ? <p className={note}>{t('account.balanceOld', { network })}</p> : children}
      </>
    );
  }
  if (!hasFailed) return <Skeleton width={180} height={34} />;
  return (
    <>
      <p className={unknown}>{t('account.balanceUnknown')}</p>
      <p className={note}>
        {t(isWatching ? 'account.watchedUnknownText' : 'account.balanceUnknownText', { network })}
      </p>
    </>
  );
}
