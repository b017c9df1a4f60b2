import { useAtomValue, useSetAtom } from 'jotai';
import {
  confirmRecipientAtom,
  isRecipientConfirmedAtom,
  isRecipientToConfirmAtom,
  reviewedRecipientWarningsAtom,
} from '../../atoms/swap/recipient/recipientGate.js';
import { CheckRow } from '../../ui/CheckRow.js';
import { WarningNotices } from '../send/WarningNotices.js';
import { useText } from '../useText.js';

/** What to know of whoever gets what a swap on screen yields, and has it confirmed where that is needed. */
export function SwapRecipientWarnings({ recipient }: { recipient: string }) {
  const t = useText();
  const warnings = useAtomValue(reviewedRecipientWarningsAtom);
  const isToConfirm = useAtomValue(isRecipientToConfirmAtom);
  const isConfirmed = useAtomValue(isRecipientConfirmedAtom);
  const confirm = useSetAtom(confirmRecipientAtom);
  return (
    <>
      <WarningNotices warnings={warnings} recipient={recipient} />
      {isToConfirm ? (
        <CheckRow label={t('swap.recipientKnown')} checked={isConfirmed} onChange={confirm} />
      ) : null}
    </>
  );
}
