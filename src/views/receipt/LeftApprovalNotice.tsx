import { useAtomValue } from 'jotai';
import { leftApprovalAtom } from '../../atoms/receipt/leftApproval.js';
import type { Receipt } from '../../atoms/receipt/shownReceipt.js';
import { localeAtom } from '../../atoms/translate.js';
import { formatExactToken } from '../../lib/text/formatMoney.js';
import { Notice } from '../../ui/Notice.js';
import { AddressBox } from '../account/AddressBox.js';
import { term } from '../shared/Fact.css.js';
import { NoticeRegion } from '../shared/NoticeRegion.js';
import { useText } from '../useText.js';
import { party } from './ReceiptFacts.css.js';

/** Which permission stands although its swap went wrong, and what to do about it. */
export function LeftApprovalNotice({ receipt: { record } }: { receipt: Receipt }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const left = useAtomValue(leftApprovalAtom);
  const symbol = record?.summary.symbol ?? '';
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
