import { useAtomValue, useSetAtom } from 'jotai';
import {
  confirmFeeAtom,
  isFeeConfirmedAtom,
  swapFeeWarningAtom,
} from '../../../atoms/swap/cost/feeConfirmation.js';
import { CheckRow } from '../../../ui/CheckRow.js';
import { FeeNotice } from '../../shared/fees/FeeNotice.js';
import { NoticeRegion } from '../../shared/notices/NoticeRegion.js';
import { useText } from '../../useText.js';

/** Asks the visitor to confirm an unusual fee. */
export function FeeGate() {
  const t = useText();
  const warning = useAtomValue(swapFeeWarningAtom);
  const isConfirmed = useAtomValue(isFeeConfirmedAtom);
  const confirm = useSetAtom(confirmFeeAtom);
  return (
    <>
      <NoticeRegion>{warning ? <FeeNotice warning={warning} /> : null}</NoticeRegion>
      {warning?.kind === 'fee' ? (
        <CheckRow label={t('fee.known')} checked={isConfirmed} onChange={confirm} />
      ) : null}
    </>
  );
}
