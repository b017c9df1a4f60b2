import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../../atoms/closeModal.js';
import { type PreviewButton, previewButtonAtom, swapFiguresAtom } from '../../../atoms/swap/previewButton.js';
import { acceptPriceAtom, renewSwapAtom, swapAgainAtom } from '../../../atoms/swap/reviewSwap.js';
import { submitApprovalAtom } from '../../../atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../atoms/swap/submitSwap.js';
import { swapLoadingAtom } from '../../../atoms/swap/swapFlow.js';
import { localeAtom } from '../../../atoms/translate.js';
import { compareDecimals } from '../../../lib/decimal/arithmetic.js';
import { expectedAmount } from '../../../lib/swap/swapRequest.js';
import { formatExactToken } from '../../../lib/text/formatMoney.js';
import { Button } from '../../../ui/Button.js';
import { Figures } from '../../../ui/Figures.js';
import { Notice } from '../../../ui/Notice.js';
import { NoticeRegion } from '../../shared/NoticeRegion.js';
import { OtherNameNotices } from '../../shared/tokens/OtherNameNotices.js';
import { useCheck } from '../../shared/transactions/useCheck.js';
import { ViewBody } from '../../shared/ViewBody.js';
import { useMoney } from '../../useMoney.js';
import { useText } from '../../useText.js';
import { outputText, percentText } from '../swapTexts.js';
import { ApprovalPart } from './ApprovalPart.js';
import { ContractPart } from './ContractPart.js';
import { FeeGate } from './FeeGate.js';
import { LossGate } from './LossGate.js';
import { ReviewFacts } from './ReviewFacts.js';
import { ReviewLoss } from './ReviewLoss.js';
import { ReviewNotices } from './ReviewNotices.js';
import { SwapLeg } from './SwapLeg.js';
import { buttons, pair, part } from './SwapReview.css.js';
import type { ShownSwap } from './shownSwap.js';

/** What has to be confirmed above the button first. */
const NEEDS_CONFIRMING: readonly PreviewButton[] = ['confirmLoss', 'confirmFee', 'confirmAgain'];
const BUSY: readonly PreviewButton[] = ['working', 'askingApproval', 'approving', 'swapping'];

/** What is swapped and at which terms, and what the wallet will be asked for. */
export function SwapReview({ flow }: { flow: ShownSwap }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const figures = useAtomValue(swapFiguresAtom);
  const state = useAtomValue(previewButtonAtom);
  const { buildTransaction: isBuilding } = useAtomValue(swapLoadingAtom);
  const approve = useSetAtom(submitApprovalAtom);
  const swap = useSetAtom(submitSwapAtom);
  const accept = useSetAtom(acceptPriceAtom);
  const renew = useSetAtom(renewSwapAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const reviewAgain = useSetAtom(swapAgainAtom);
  const look = useCheck(state === 'check' && 'id' in flow ? flow.id : '');
  const { from, to, amount } = flow.wanted;
  const isBuilt = flow.step === 'ready' || flow.step === 'sending' || flow.step === 'unclear';
  const received = isBuilt ? expectedAmount(flow.request) : flow.quoted;
  const own = isBuilt ? figures : undefined;
  const paid = formatExactToken({ ...from, amount }, locale);
  const loss = own?.loss?.degree === 'serious' ? own.loss : undefined;
  const isLosing = state === 'swap' && loss !== undefined;
  const percent = loss ? percentText(loss.percent, locale) : '';
  const dollars = (value: string | undefined) =>
    value === undefined || compareDecimals(value, '0') <= 0 ? undefined : money.format(value);
  const isBusy = BUSY.includes(state) || (state === 'refresh' && isBuilding) || look.step === 'looking';
  const act: Partial<Record<PreviewButton, () => void>> = {
    approve: () => void approve(),
    swap: () => void swap(),
    acceptPrice: accept,
    refresh: () => void renew(),
    reviewAgain: leave,
    check: look.check,
  };
  return (
    <ViewBody>
      <div className={pair}>
        <SwapLeg title={t('swap.pay')} token={from} amount={paid} worth={dollars(own?.soldValue)} />
        <SwapLeg
          title={t('swap.get')}
          token={to}
          amount={outputText(received, to, locale)}
          worth={dollars(own?.boughtValue)}
        />
      </div>
      <NoticeRegion>
        <OtherNameNotices tokens={[from, to]} />
        {figures ? <ReviewLoss figures={figures} /> : null}
        {own && own.minReceived === undefined ? (
          <Notice tone="warning" title={t('swap.noLeast')}>
            {t('swap.noLeastText')}
          </Notice>
        ) : null}
      </NoticeRegion>
      {flow.step === 'approving' ? <ApprovalPart request={flow.request} /> : null}
      <ReviewFacts flow={flow} figures={own} />
      {isBuilt ? (
        <ContractPart
          title={t('swap.router')}
          address={flow.request.call.to}
          isKnown={flow.request.isKnownRouter}
        />
      ) : null}
      <FeeGate />
      {flow.step === 'ready' && own && flow.voidBy === undefined ? <LossGate gate={own.gate} /> : null}
      <ReviewNotices flow={flow} />
      <div className={isLosing ? part : buttons}>
        <Button variant="secondary" isBlock onClick={leave}>
          {t(isBusy || state === 'check' ? 'swap.back' : 'swap.cancel')}
        </Button>
        <Button isBlock disabled={NEEDS_CONFIRMING.includes(state)} isLoading={isBusy} onClick={act[state]}>
          {isLosing ? (
            <Figures>
              {t(loss?.isWithoutCost ? 'swap.preview.swapLosingBefore' : 'swap.preview.swapLosing', {
                amount: paid,
                percent,
              })}
            </Figures>
          ) : (
            t(`swap.preview.${state}`)
          )}
        </Button>
      </div>
      {state === 'check' ? (
        <Button variant="ghost" isBlock onClick={() => void reviewAgain()}>
          {t(flow.step === 'approving' ? 'swap.approveAgain' : 'swap.again')}
        </Button>
      ) : null}
    </ViewBody>
  );
}
