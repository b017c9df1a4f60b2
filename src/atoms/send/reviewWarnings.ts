import { atom } from 'jotai/vanilla';
import { type FeeWarning, feeWarning } from '../../lib/fees/feeWarning.js';
import { networkOf } from '../../lib/networks/caip.js';
import { amountWarnings, type SendWarning } from '../../lib/send/sendWarnings.js';
import { isSmartAccountAtom } from '../account/smartAccount.js';
import { describeNetworkAtom } from '../siteConfig.js';
import { sendFlowAtom } from './sendFlow.js';
import { nativeTokenAtom } from './sendTokens.js';
import { recipientWarningsAtom } from './warnings.js';

/** The warning about the fee of the transfer on screen. */
const feeWarningAtom = atom((get): FeeWarning | undefined => {
  const flow = get(sendFlowAtom);
  if (flow.step !== 'review' && flow.step !== 'asking') return undefined;
  const { account, token, amount, fee, feeDoubts = [] } = flow.request;
  const network = networkOf(account);
  const { decimals } = get(describeNetworkAtom)(network).nativeCurrency;
  const native = get(nativeTokenAtom);
  const price = native?.network === network ? native.price : undefined;
  return feeWarning({
    fee: { amount: fee, decimals, price },
    paid: { ...token, amount, isNative: token.address === undefined },
    doubts: feeDoubts,
  });
});

/** The warnings about the transfer on screen. */
export const reviewWarningsAtom = atom((get): readonly SendWarning[] => {
  const flow = get(sendFlowAtom);
  if (flow.step !== 'review' && flow.step !== 'asking') return [];
  const mayBeSponsored = get(isSmartAccountAtom);
  // While the wallet is asked, the unconfirmed transfer is this one.
  const isOther = ({ kind }: SendWarning) => flow.step === 'review' || kind !== 'unconfirmed';
  return [
    ...get(recipientWarningsAtom).filter(isOther),
    ...amountWarnings({ ...flow.request, mayBeSponsored }),
    ...[get(feeWarningAtom)].filter((one) => one !== undefined),
  ];
});
