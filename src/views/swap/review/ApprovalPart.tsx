import { useAtomValue } from 'jotai';
import { localeAtom } from '../../../atoms/translate.js';
import type { ApprovalRequest, Together } from '../../../lib/swap/swapRequest.js';
import { formatExactToken } from '../../../lib/text/formatMoney.js';
import { Figures } from '../../../ui/Figures.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { ContractPart } from './ContractPart.js';
import { part, partText, partTitle } from './SwapReview.css.js';

interface ApprovalPartProps {
  request: ApprovalRequest;
  /** How the approval is combined with the swap, if it is. */
  together?: Together | undefined;
  /** Whether the spender contract also makes the swap. */
  isRouter?: boolean;
}

/** A token approval: its amount and its spender. */
export function ApprovalPart({ request, together, isRouter = false }: ApprovalPartProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { amount, spender, isKnownSpender, wanted } = request;
  const { from } = wanted;
  const { symbol } = from;
  const limited = together ? 'swap.togetherText' : 'swap.approveExact';
  const exact = formatExactToken({ ...from, amount: wanted.amount }, locale);
  return (
    <div className={part}>
      <p className={partTitle}>{together ? t('swap.togetherTitle') : t('swap.approvalTitle', { symbol })}</p>
      {amount === 'unlimited' ? (
        <Notice tone="warning" title={t('swap.approveUnlimited')}>
          {t('swap.approveUnlimitedText', { symbol })}
        </Notice>
      ) : (
        <p className={partText}>
          <Figures>{t(amount === 0n ? 'swap.approveReset' : limited, { amount: exact })}</Figures>
        </p>
      )}
      {together?.isUpgrade ? <Notice title={t('swap.upgrade')}>{t('swap.upgradeText')}</Notice> : null}
      <ContractPart
        title={t(isRouter ? 'swap.spenderSwaps' : 'swap.spender', { symbol })}
        address={spender}
        isKnown={isKnownSpender}
      />
    </div>
  );
}
