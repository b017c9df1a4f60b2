import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../../atoms/closeModal.js';
import { type PreviewButton, previewButtonAtom } from '../../../atoms/swap/previewButton.js';
import { acceptPriceAtom, renewSwapAtom, swapAgainAtom } from '../../../atoms/swap/reviewSwap.js';
import { swapApartAtom } from '../../../atoms/swap/separateSwap.js';
import { submitApprovalAtom } from '../../../atoms/swap/submitApproval.js';
import { submitSwapAtom } from '../../../atoms/swap/submitSwap.js';
import { swapLoadingAtom } from '../../../atoms/swap/swapFlow.js';
import { localeAtom } from '../../../atoms/translate.js';
import type { SwapFigures } from '../../../lib/swap/swapFigures.js';
import { Button } from '../../../ui/Button.js';
import { Figures } from '../../../ui/Figures.js';
import { passFocusOn } from '../../../ui/layer/passFocusOn.js';
import { pair, stack, waiting } from '../../shared/actionButtons.css.js';
import { useCheck } from '../../shared/transactions/useCheck.js';
import { ViewFooter } from '../../shared/ViewFooter.js';
import { useText } from '../../useText.js';
import { percentText } from '../swapTexts.js';
import type { ShownSwap } from './shownSwap.js';

/** States in which the visitor must first confirm a warning above the button. */
const NEEDS_CONFIRMING: readonly PreviewButton[] = [
  'confirmRecipient',
  'confirmLoss',
  'confirmFee',
  'confirmAgain',
];
const BUSY: readonly PreviewButton[] = ['working', 'askingApproval', 'approving', 'swapping'];

/** The number of the next confirmation, and of all confirmations. Undefined if there is only one. */
function stepOf(flow: ShownSwap): { readonly step: number; readonly steps: number } | undefined {
  const { stepsDone = 0 } = flow;
  const step = stepsDone + 1;
  if (flow.step === 'approving') return { step, steps: step + (flow.request.amount === 0n ? 2 : 1) };
  return flow.step === 'ready' && stepsDone > 0 ? { step, steps: step } : undefined;
}

interface ReviewButtonsProps {
  flow: ShownSwap;
  /** Undefined until the swap has been built. */
  figures: SwapFigures | undefined;
  /** The amount to pay. */
  paid: string;
}

/** The buttons of a review. */
export function ReviewButtons({ flow, figures, paid }: ReviewButtonsProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const state = useAtomValue(previewButtonAtom);
  const { buildTransaction: isBuilding } = useAtomValue(swapLoadingAtom);
  const approve = useSetAtom(submitApprovalAtom);
  const swap = useSetAtom(submitSwapAtom);
  const swapApart = useSetAtom(swapApartAtom);
  const accept = useSetAtom(acceptPriceAtom);
  const renew = useSetAtom(renewSwapAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const reviewAgain = useSetAtom(swapAgainAtom);
  const look = useCheck(state === 'check' && 'id' in flow ? flow.id : '');
  const loss = figures?.loss?.degree === 'serious' ? figures.loss : undefined;
  const isLosing = state === 'swap' && loss !== undefined;
  const isBusy = BUSY.includes(state) || (state === 'refresh' && isBuilding) || look.step === 'looking';
  const steps = state === 'approve' || state === 'swap' ? stepOf(flow) : undefined;
  const together = flow.step === 'ready' ? flow.request.together : undefined;
  const act: Partial<Record<PreviewButton, () => void>> = {
    approve: () => void approve(),
    swap: () => void swap(),
    acceptPrice: accept,
    refresh: () => void renew(),
    reviewAgain: leave,
    check: look.check,
  };
  const label = () => {
    if (isLosing) {
      const key = loss.isWithoutCost ? 'swap.preview.swapLosingBefore' : 'swap.preview.swapLosing';
      return t(key, { amount: paid, percent: percentText(loss.percent, locale) });
    }
    if (state === 'swap' && together) return t('swap.preview.together');
    const isReset = flow.step === 'approving' && flow.request.amount === 0n;
    if (state === 'approve' && isReset) return t('swap.preview.approveReset');
    return t(`swap.preview.${state}`, { symbol: flow.wanted.from.symbol });
  };
  return (
    <ViewFooter>
      <div className={isBusy ? waiting : isLosing || steps ? stack : pair}>
        <Button variant="secondary" isBlock onClick={leave}>
          {t(isBusy || state === 'check' ? 'swap.back' : 'swap.cancel')}
        </Button>
        <Button isBlock disabled={NEEDS_CONFIRMING.includes(state)} isLoading={isBusy} onClick={act[state]}>
          <Figures>{steps ? t('swap.step', { ...steps, what: label() }) : label()}</Figures>
        </Button>
      </div>
      {together ? (
        <div ref={passFocusOn}>
          <Button variant="ghost" isBlock onClick={() => void swapApart()}>
            {t('swap.apart')}
          </Button>
        </div>
      ) : null}
      {state === 'check' ? (
        <Button variant="ghost" isBlock onClick={() => void reviewAgain()}>
          {t(flow.step === 'approving' ? 'swap.approveAgain' : 'swap.again')}
        </Button>
      ) : null}
    </ViewFooter>
  );
}
