import { useAtomValue, useSetAtom } from 'jotai';
import { confirmLossAtom, confirmWordAtom, lossConfirmationAtom } from '../../../atoms/swap/previewButton.js';
import type { SwapFigures } from '../../../lib/swap/swapFigures.js';
import { CheckRow } from '../../../ui/CheckRow.js';
import { TextField } from '../../../ui/TextField.js';
import { useText } from '../../useText.js';

/** Asks the visitor to confirm the loss shown above: with a checkbox, or by typing a word if the loss is large. */
export function LossGate({ gate }: Pick<SwapFigures, 'gate'>) {
  const t = useText();
  const { isChecked, typed } = useAtomValue(lossConfirmationAtom);
  const word = useAtomValue(confirmWordAtom);
  const confirm = useSetAtom(confirmLossAtom);
  if (gate === 'none') return null;
  return gate === 'type' ? (
    <TextField
      label={t('swap.typeWord', { word })}
      enterKeyHint="done"
      value={typed}
      onChange={(next) => confirm({ typed: next })}
    />
  ) : (
    <CheckRow
      label={t('swap.lossKnown')}
      checked={isChecked}
      onChange={(next) => confirm({ isChecked: next })}
    />
  );
}
