import { useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { reviewSwapAtom } from '../../../atoms/swap/reviewSwap.js';
import { swapFlowAtom } from '../../../atoms/swap/swapFlow.js';
import {
  isSwitchableAtom,
  openSwapTokensAtom,
  shortageAtom,
  swapButtonAtom,
  switchTokensAtom,
} from '../../../atoms/swap/swapForm.js';
import { SwapIcon } from '../../../ui/accountIcons.js';
import { Button } from '../../../ui/Button.js';
import { NoAccount } from '../../shared/NoAccount.js';
import { useConnection } from '../../shared/useConnection.js';
import { ViewBody } from '../../shared/ViewBody.js';
import { ViewFooter } from '../../shared/ViewFooter.js';
import { ViewPlaceholder } from '../../shell/ViewPlaceholder.js';
import { useText } from '../../useText.js';
import { useSwapOffer } from '../useSwapOffer.js';
import { useSwapWatch } from '../useSwapWatch.js';
import { FormNotices } from './FormNotices.js';
import { GetBox } from './GetBox.js';
import { PayBox } from './PayBox.js';
import { form } from './QuoteDetails.css.js';
import { QuoteDetails } from './QuoteDetails.js';
import { RecipientSlot } from './RecipientSlot.js';
import { boxes, switchButton, switchLine } from './SwapBox.css.js';

/** Asks for the tokens and the amount, and shows the amount to receive. */
export function SwapView() {
  return useConnection() ? <SwapForm /> : <NoAccount />;
}

/** The states in which the button can be pressed. */
const PRESSABLE = ['selectToken', 'review', 'retry', 'refresh'];

/** Shortages that a line or a notice already explains, with the button's neutral state. */
const ALREADY_SAID = { amount: 'incorrect', networkCost: 'review' } as const;

function SwapForm() {
  const t = useText();
  const flow = useAtomValue(swapFlowAtom);
  const state = useAtomValue(swapButtonAtom);
  const shortage = useAtomValue(shortageAtom) ?? 'amount';
  const label = state === 'insufficient' ? ALREADY_SAID[shortage] : state;
  const isSwitchable = useAtomValue(isSwitchableAtom);
  const review = useSetAtom(reviewSwapAtom);
  const openTokens = useSetAtom(openSwapTokensAtom);
  useSwapWatch();
  useSwapOffer();
  if (flow.step === 'initialising') return <ViewPlaceholder message={t('swap.loading')} />;
  const textOf = (state: typeof label) => {
    if (state === 'selectToken') return t('swap.selectToken');
    return state === 'unclear' ? t('amount.choose') : t(`swap.button.${state}`);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'selectToken') openTokens();
    else if (PRESSABLE.includes(state)) void review();
  };
  return (
    <ViewBody>
      <form noValidate className={form} onSubmit={onSubmit}>
        <div className={boxes}>
          <PayBox />
          {isSwitchable ? <SwitchButton /> : null}
          <GetBox />
        </div>
        <QuoteDetails />
        <RecipientSlot />
        <FormNotices />
        <ViewFooter>
          <Button
            type="submit"
            isBlock
            disabled={!PRESSABLE.includes(state)}
            isLoading={state === 'quoting' || state === 'resolving'}
          >
            {textOf(label)}
          </Button>
        </ViewFooter>
      </form>
    </ViewBody>
  );
}

/** Swaps the two tokens. */
function SwitchButton() {
  const t = useText();
  const change = useSetAtom(switchTokensAtom);
  return (
    <div className={switchLine}>
      <button type="button" className={switchButton} aria-label={t('swap.switch')} onClick={change}>
        <SwapIcon size={20} />
      </button>
    </div>
  );
}
