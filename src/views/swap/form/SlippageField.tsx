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

/** Percentages to choose without typing, as decimal text: of sources that know parts of a percent, and of others. */
const USUAL = { fine: ['0.1', '0.5', '1'], whole: ['1', '2', '3'] };
/** One percent, in hundredths. */
const PERCENT = 100;

/** How much the price may move. */
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
    // No percentage is a thousand, so it is the smaller one. What is no number leaves the field as it is.
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
