import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { blockFactsAtom, type Receipt, retryBlockFactsAtom } from '../../atoms/receipt/shownReceipt.js';
import { localeAtom } from '../../atoms/translate.js';
import { dataOf } from '../../atoms/util/asyncResult.js';
import { hashesInBlocks } from '../../lib/account/receiptLines.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { paidFee } from '../../lib/fees/shownFee.js';
import type { NativeCurrency } from '../../lib/networks/namespaces.js';
import { formatExactToken, markCut } from '../../lib/text/formatMoney.js';
import { hasOutcome } from '../../lib/transactions/trackedTransaction.js';
import { useMoney } from '../useMoney.js';
import { useOnline } from '../useOnline.js';
import { useText } from '../useText.js';

interface PaidFee {
  readonly amount: bigint;
  /** Whether digits are left out of the shown fee. */
  readonly isCut: boolean;
}

interface ShownFacts {
  /** The formatted fee. Undefined if the transaction can no longer be in a block. */
  readonly fee: string | undefined;
  /** The shown fee in base units. Undefined if this account paid none, or if it is unknown. */
  readonly paidFee?: PaidFee;
  /** In ms since 1970. Undefined while unknown. */
  readonly minedAt: number | undefined;
}

/**
 * The fee and block time of a transaction. A failed read is retried when the view opens and when the browser is back online.
 */
export function useBlockFacts(
  { entry, record }: Receipt,
  currency: NativeCurrency & { readonly price: string | undefined },
): ShownFacts {
  const t = useText();
  const money = useMoney();
  const locale = useAtomValue(localeAtom);
  const result = useAtomValue(blockFactsAtom);
  const again = useSetAtom(retryBlockFactsAtom);
  const hasFailed = result.status === 'error';
  const retry = useCallback(() => void (hasFailed && again()), [hasFailed, again]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the view opens
  useEffect(retry, []);
  useOnline(retry);
  const read = dataOf(result);
  const minedAt = read?.minedAt;
  if (hashesInBlocks(entry, record).length === 0) {
    const isOpen = record ? !hasOutcome(record.status) : entry.status === 'pending';
    return { fee: isOpen ? t('receipt.notYet') : undefined, minedAt };
  }
  if (result.status === 'pending' && !read) return { fee: t('receipt.reading'), minedAt };
  const fee = read?.fee;
  if (fee === undefined) return { fee: t('receipt.notKnown'), minedAt };
  if (fee === 'other') return { fee: t('receipt.feeByOther'), minedAt };
  const amount = paidFee(fee, currency.decimals);
  const isCut = amount !== fee;
  const shown = markCut(formatExactToken({ ...currency, amount }, locale), isCut);
  const dollars = tokenValue({ ...currency, amount: fee });
  return {
    fee: dollars === undefined ? shown : t('fee.worth', { amount: shown, worth: money.now(dollars) }),
    paidFee: { amount, isCut },
    minedAt,
  };
}
