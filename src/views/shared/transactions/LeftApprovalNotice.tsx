import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import { formatExactToken } from '../../../lib/text/formatMoney.js';
import type { GivenApproval, LeftApproval } from '../../../lib/transactions/approvalToCheck.js';
import { Notice } from '../../../ui/Notice.js';
import { AddressBox } from '../../account/AddressBox.js';
import { useText } from '../../useText.js';
import { term } from '../Fact.css.js';
import { NoticeRegion } from '../notices/NoticeRegion.js';
import { party } from './Party.css.js';

interface LeftApprovalNoticeProps {
  /** Undefined if there is none, as far as is known. */
  left: (GivenApproval & LeftApproval) | undefined;
  /** The token's symbol. */
  symbol: string;
}

/** A token approval that remains although its swap failed, and what to do about it. */
export function LeftApprovalNotice({ left, symbol }: LeftApprovalNoticeProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { amount, decimals = 0 } = left ?? {};
  const title =
    amount === 'unlimited'
      ? t('receipt.leftAny', { symbol })
      : amount && t('receipt.left', { amount: formatExactToken({ amount, decimals, symbol }, locale) });
  return (
    <>
      <NoticeRegion>
        {title ? (
          <Notice tone="warning" title={title}>
            {t('receipt.leftText')}
          </Notice>
        ) : null}
      </NoticeRegion>
      {left ? (
        <div className={party}>
          <p className={term}>{t('receipt.leftTo')}</p>
          <AddressBox address={left.spender} />
        </div>
      ) : null}
    </>
  );
}
