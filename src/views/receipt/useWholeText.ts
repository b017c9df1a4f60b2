import { useAtomValue } from 'jotai';
import { networkNameAtom } from '../../atoms/networkName.js';
import { wholeMessage } from '../../atoms/swap/delivery/wholeMessage.js';
import { localeAtom, translateAtom } from '../../atoms/translate.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';

/** Returns a function that describes a transaction, including the delivery of swaps across networks. */
export function useWholeText(): (transaction: TrackedTransaction) => string {
  const translate = useAtomValue(translateAtom);
  const locale = useAtomValue(localeAtom);
  const networkName = useAtomValue(networkNameAtom);
  return (transaction) => {
    const { text } = wholeMessage(transaction, { translate, locale, networkName });
    return typeof text === 'string' ? text : translate(text.key, text.params);
  };
}
