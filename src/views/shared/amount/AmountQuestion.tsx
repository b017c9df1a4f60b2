import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { localeAtom } from '../../../atoms/translate.js';
import { type FieldAmount, unclearAmount } from '../../../lib/decimal/fieldAmount.js';
import { writeAmountInput } from '../../../lib/decimal/readAmountInput.js';
import { shorten } from '../../../lib/text/shorten.js';
import { Announcer } from '../../../ui/Announcer.js';
import { useText } from '../../useText.js';
import { part, parts, question } from './amountField.css.js';

interface AmountQuestionProps {
  id: string;
  amount: FieldAmount;
  onChoose: (amount: string) => void;
}

/**
 * Asks which of two amounts an ambiguous text means. The question stays after the answer, so that nothing moves under the
 * finger and the other answer remains available.
 */
export function AmountQuestion({ id, amount, onChoose }: AmountQuestionProps) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const [answered, setAnswered] = useState({ question: unclearAmount(amount), answer: '' });
  const asked = unclearAmount(amount);
  const shown = asked ?? (answered.answer === amount ? answered.question : undefined);
  const write = (decimal: string) => writeAmountInput(decimal, locale);
  const text = shown
    ? t('amount.unclear', {
        text: shorten(shown.text, 16, 8),
        less: write(shown.less),
        more: write(shown.more),
      })
    : '';
  return (
    <>
      {shown ? (
        // biome-ignore lint/a11y/useSemanticElements: browsers lay out the legend of a fieldset in their own way
        <div role="group" aria-labelledby={id} className={question}>
          <p id={id}>{text}</p>
          <div className={parts}>
            {[shown.less, shown.more].map((one) => (
              <button
                key={one}
                type="button"
                className={part}
                aria-pressed={one === amount}
                onClick={() => {
                  setAnswered({ question: shown, answer: one });
                  onChoose(one);
                }}
              >
                <bdi>{write(one)}</bdi>
              </button>
            ))}
          </div>
        </div>
      ) : null}
      <Announcer message={asked ? text : ''} />
    </>
  );
}
