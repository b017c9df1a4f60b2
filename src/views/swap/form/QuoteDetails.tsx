import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import { swapFiguresAtom } from '../../../atoms/swap/previewButton.js';
import { swapDraftAtom } from '../../../atoms/swap/swapDraft.js';
import { allowUnlimitedAtom } from '../../../atoms/swap/swapForm.js';
import { askAgainAtom } from '../../../atoms/swap/swapQuote.js';
import { fromTokenAtom, isSwapOnSolanaAtom, toTokenAtom } from '../../../atoms/swap/swapTokens.js';
import { CheckRow } from '../../../ui/CheckRow.js';
import { IconButton } from '../../../ui/IconButton.js';
import { useText } from '../../useText.js';
import { arrow, details, ends, line, toggle } from './QuoteDetails.css.js';
import { QuoteFacts } from './QuoteFacts.js';
import { QuoteRing } from './QuoteRing.js';
import { RateButton } from './RateButton.js';
import { RecipientChoice } from './RecipientChoice.js';
import { SlippageField } from './SlippageField.js';

/** The rate of the quote and its age. When opened, also its other figures and the settings. */
export function QuoteDetails() {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const from = useAtomValue(fromTokenAtom);
  const to = useAtomValue(toTokenAtom);
  const figures = useAtomValue(swapFiguresAtom);
  const { isUnlimited } = useAtomValue(swapDraftAtom);
  const isOnSolana = useAtomValue(isSwapOnSolanaAtom);
  const allow = useSetAtom(allowUnlimitedAtom);
  const askAgain = useSetAtom(askAgainAtom);
  if (!from || !to) return null;
  return (
    <div>
      <div className={line}>
        {figures?.rates ? <RateButton rates={figures.rates} from={from} to={to} /> : null}
        <div className={ends}>
          {figures ? (
            <IconButton label={t('swap.renew')} onClick={askAgain}>
              <QuoteRing />
            </IconButton>
          ) : null}
          <button
            type="button"
            className={toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('swap.details')}
            <span className={arrow} />
          </button>
        </div>
      </div>
      {isOpen ? (
        <div className={details} id={`${id}-details`}>
          <QuoteFacts figures={figures} from={from} to={to} />
          <SlippageField />
          {from.address === undefined || isOnSolana ? null : (
            <CheckRow
              label={t('swap.unlimited', { symbol: from.symbol })}
              detail={t('swap.unlimitedText', { symbol: from.symbol })}
              checked={isUnlimited}
              onChange={allow}
            />
          )}
          <RecipientChoice />
        </div>
      ) : null}
    </div>
  );
}
