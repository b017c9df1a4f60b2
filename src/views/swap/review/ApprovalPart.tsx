import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import type { ApprovalRequest } from '../../../lib/swap/swapRequest.js';
import { formatExactToken } from '../../../lib/text/formatMoney.js';
import { Figures } from '../../../ui/Figures.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { ContractPart } from './ContractPart.js';
import { part, partText, partTitle } from './SwapReview.css.js';

/** What an approval lets whom take. */
export function ApprovalPart({ request }: { request: ApprovalRequest }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { amount, spender, isKnownSpender, wanted } = request;
  const { from } = wanted;
  const { symbol } = from;
  const exact = formatExactToken({ ...from, amount: wanted.amount }, locale);
  return (
    <div className={part}>
      <p className={partTitle}>{t('swap.approvalTitle', { symbol })}</p>
      {amount === 'unlimited' ? (
        <Notice tone="warning" title={t('swap.approveUnlimited')}>
          {t('swap.approveUnlimitedText', { symbol })}
        </Notice>
      ) : (
        <p className={partText}>
          <Figures>{t(amount === 0n ? 'swap.approveReset' : 'swap.approveExact', { amount: exact })}</Figures>
        </p>
      )}
      <ContractPart title={t('swap.spender', { symbol })} address={spender} isKnown={isKnownSpender} />
    </div>
  );
}
