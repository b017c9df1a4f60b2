import { useAtomValue } from 'jotai';
import { approvalLeftOverAtom } from '../../atoms/swap/approvalLeftOver.js';
import { swapFlowAtom } from '../../atoms/swap/swapFlow.js';
import { fromTokenAtom } from '../../atoms/swap/swapTokens.js';
import { LeftApprovalNotice } from '../shared/transactions/LeftApprovalNotice.js';

/** A token approval that remains although the swap wasn't made. */
export function LeftOver() {
  const left = useAtomValue(approvalLeftOverAtom);
  const flow = useAtomValue(swapFlowAtom);
  const token = useAtomValue(fromTokenAtom);
  const { symbol = '' } = ('wanted' in flow ? flow.wanted.from : token) ?? {};
  return <LeftApprovalNotice left={left} symbol={symbol} />;
}
