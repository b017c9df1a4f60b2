import { useAtomValue, useSetAtom } from 'jotai';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { reviewAgainAtom, type ShownSend } from '../../atoms/send/sendFlow.js';
import { submitSendAtom } from '../../atoms/send/submitSend.js';
import { localeAtom } from '../../atoms/translate.js';
import { formatExactToken } from '../../lib/text/formatMoney.js';
import { Button } from '../../ui/Button.js';
import { Figures } from '../../ui/Figures.js';
import { pair, stack, waiting } from '../shared/actionButtons.css.js';
import { useCheck } from '../shared/transactions/useCheck.js';
import { ViewFooter } from '../shared/ViewFooter.js';
import { useText } from '../useText.js';

/** In characters. The longest amount that fits into a button beside another one. */
const SHORT = 9;

interface TransferButtonsProps {
  flow: ShownSend;
  /** Whether all warnings are acknowledged. */
  isConfirmed: boolean;
}

/** The actions for a transfer on screen. While it is unclear whether it was sent, no button sends it again. */
export function TransferButtons({ flow, isConfirmed }: TransferButtonsProps) {
  const t = useText();
  const submit = useSetAtom(submitSendAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const reviewAgain = useSetAtom(reviewAgainAtom);
  const locale = useAtomValue(localeAtom);
  const { step, request } = flow;
  const amount = formatExactToken({ ...request.token, amount: request.amount }, locale);
  const look = useCheck(step === 'unclear' ? flow.id : '');
  const isFresh = step === 'review' && !flow.voidBy;
  const actions = {
    review: {
      text: isConfirmed ? 'send.send' : 'send.confirmFirst',
      act: () => void submit(),
      isOff: !isFresh || !isConfirmed,
    },
    asking: { text: 'send.asking', act: undefined, isOff: false },
    unclear: { text: 'unclear.check', act: look.check, isOff: false },
    over: { text: 'send.reviewAgain', act: () => void reviewAgain(), isOff: false },
  } as const;
  const { text, act, isOff } = actions[step];
  const isBusy = step === 'asking' || look.step === 'looking';
  return (
    <ViewFooter>
      <div className={isBusy ? waiting : amount.length > SHORT ? stack : pair}>
        <Button variant="secondary" isBlock onClick={leave}>
          {t(isFresh ? 'send.cancel' : 'send.back')}
        </Button>
        <Button isBlock disabled={isOff} isLoading={isBusy} onClick={act}>
          <Figures>{t(text, { amount })}</Figures>
        </Button>
      </div>
      {step === 'unclear' ? (
        <Button variant="ghost" isBlock onClick={() => void reviewAgain()}>
          {t('send.sendAgain')}
        </Button>
      ) : null}
    </ViewFooter>
  );
}
