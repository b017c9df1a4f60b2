import { useAtomValue, useSetAtom } from 'jotai';
import { confirmLossAtom, confirmWordAtom, lossConfirmationAtom } from '../../../atoms/swap/previewButton.js';
import { localeAtom } from '../../../atoms/translate.js';
import type { SwapFigures } from '../../../lib/swap/swapFigures.js';
import { formatFiat } from '../../../lib/text/formatMoney.js';
import { CheckRow } from '../../../ui/CheckRow.js';
import { Notice } from '../../../ui/Notice.js';
import { TextField } from '../../../ui/TextField.js';
import { useText } from '../../useText.js';
import { part } from './SwapReview.css.js';

/** Has a loss confirmed: by a checkbox, or by typing a word if it is large. */
export function LossGate({ figures }: { figures: SwapFigures }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { isChecked, typed } = useAtomValue(lossConfirmationAtom);
  const word = useAtomValue(confirmWordAtom);
  const confirm = useSetAtom(confirmLossAtom);
  const { gate, soldValue, boughtValue } = figures;
  if (gate === 'none') return null;
  const isKnown = soldValue !== undefined && boughtValue !== undefined;
  const text = isKnown
    ? t('swap.lossText', {
        paid: formatFiat(soldValue, locale),
        received: formatFiat(boughtValue, locale),
      })
    : t('swap.lossUnknownText');
  if (gate === 'type') {
    return (
      <div className={part}>
        <Notice tone="danger" title={t('swap.bigLoss')}>
          {text}
        </Notice>
        <TextField
          label={t('swap.typeWord', { word })}
          enterKeyHint="done"
          value={typed}
          onChange={(next) => confirm({ typed: next })}
        />
      </div>
    );
  }
  return (
    <div className={part}>
      <Notice tone="warning" title={t(isKnown ? 'swap.loss' : 'swap.lossUnknown')}>
        {text}
      </Notice>
      <CheckRow
        label={t('swap.lossKnown')}
        checked={isChecked}
        onChange={(next) => confirm({ isChecked: next })}
      />
    </div>
  );
}
