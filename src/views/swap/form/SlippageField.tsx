import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { setSlippageAtom, slippageAtom, slippageStepAtom } from '../../../atoms/swap/swapDraft.js';
import { localeAtom } from '../../../atoms/translate.js';
import { unclearAmount } from '../../../lib/decimal/fieldAmount.js';
import { readAmountEdit } from '../../../lib/decimal/readAmountEdit.js';
import { writeAmountInput } from '../../../lib/decimal/readAmountInput.js';
import { readSlippage } from '../../../lib/swap/slippage.js';
import { formatUnits } from '../../../lib/text/formatUnits.js';
import { TextField } from '../../../ui/TextField.js';
import { part } from '../../shared/amount/amountField.css.js';
import { useText } from '../../useText.js';
import { percentText } from '../swapTexts.js';
import { choices } from './QuoteDetails.css.js';

/** Suggested percentages as decimal text, for sources that accept fractions of a percent and for others. */
const USUAL = { fine: ['0.1', '0.5', '1'], whole: ['1', '2', '3'] };
/** One percent, in basis points. */
const PERCENT = 100;

/** The slippage tolerance. */
export function SlippageField() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const slippage = useAtomValue(slippageAtom);
  const step = useAtomValue(slippageStepAtom);
  const set = useSetAtom(setSlippageAtom);
  const present = formatUnits(BigInt(slippage), 2);
  const [typed, setTyped] = useState(present);
  const shown = writeAmountInput(typed, locale);
  const { problem } = readSlippage(typed, step);
  const onType = (text: string) => {
    const edit = readAmountEdit(shown, text, locale);
    if (edit.kind !== 'typed') return;
    const amount = unclearAmount(edit.amount)?.less ?? edit.amount;
    // A percentage is never a thousand, so the smaller amount is meant. Text that isn't a number leaves the field unchanged.
    if (typeof amount === 'string') choose(amount);
  };
  const choose = (percent: string) => {
    setTyped(percent);
    const { slippage: chosen } = readSlippage(percent, step);
    if (chosen !== undefined) set(chosen);
  };
  const limits = {
    least: percentText(step > 10 ? formatUnits(BigInt(step), 2) : '0.1', locale),
    most: percentText('5', locale),
    step: percentText(formatUnits(BigInt(step), 2), locale),
  };
  return (
    <div>
      <div className={choices}>
        {USUAL[step < PERCENT ? 'fine' : 'whole']
          .filter((one) => readSlippage(one, step).slippage !== undefined)
          .map((one) => (
            <button
              key={one}
              type="button"
              className={part}
              aria-pressed={present === one}
              onClick={() => choose(one)}
            >
              {percentText(one, locale)}
            </button>
          ))}
      </div>
      <TextField
        label={t('swap.slippage')}
        inputMode="decimal"
        enterKeyHint="done"
        value={shown}
        onChange={onType}
        isRewritten
        hint={t('swap.slippageHint')}
        error={problem ? t(`swap.slippage.${problem}`, limits) : undefined}
      />
    </div>
  );
}
