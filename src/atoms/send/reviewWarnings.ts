import { atom } from 'jotai/vanilla';
import { amountWarnings, type SendWarning } from '../../lib/send/sendWarnings.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { sendFlowAtom } from './sendFlow.js';
import { receiverWarningsAtom } from './warnings.js';

/** What is to be said about the transfer on screen. */
export const reviewWarningsAtom = atom((get): readonly SendWarning[] => {
  const flow = get(sendFlowAtom);
  if (flow.step !== 'review' && flow.step !== 'asking') return [];
  const mayBeSponsored = get(isSmartAccountAtom);
  return [...get(receiverWarningsAtom), ...amountWarnings({ ...flow.request, mayBeSponsored })];
});
