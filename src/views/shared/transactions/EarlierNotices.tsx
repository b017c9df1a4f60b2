import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { servicesAtom } from '../../../atoms/hostServices.js';
import { networkNameAtom } from '../../../atoms/networkName.js';
import { confirmEarlierAtom, confirmedEarlierAtom } from '../../../atoms/transactions/confirmedEarlier.js';
import { elsewhereText } from '../../../atoms/transactions/elsewhereText.js';
import { localeAtom } from '../../../atoms/translate.js';
import { formatExactDecimal } from '../../../lib/text/formatMoney.js';
import { formatMoment } from '../../../lib/text/formatTime.js';
import { joinSentences } from '../../../lib/text/joinSentences.js';
import { shorten } from '../../../lib/text/shorten.js';
import { isFindable } from '../../../lib/transactions/fateOf.js';
import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { Button } from '../../../ui/Button.js';
import { CheckRow } from '../../../ui/CheckRow.js';
import { Notice } from '../../../ui/Notice.js';
import { useText } from '../../useText.js';
import { region } from '../notices/NoticeRegion.css.js';
import { NoticeRegion } from '../notices/NoticeRegion.js';
import { useLatestInSight } from '../notices/useLatestInSight.js';
import { useCheck } from './useCheck.js';
import { useSaid, useTransaction, useTransactionText } from './useSaid.js';

interface EarlierNoticesProps {
  /** Newest first. */
  transactions: readonly TrackedTransaction[];
  /** Whether each has to be confirmed before another transaction is sent. */
  isGate?: boolean;
}

/** Lists earlier transactions that may still go through. */
export function EarlierNotices({ transactions, isGate }: EarlierNoticesProps) {
  return (
    <>
      <NoticeRegion isAnswer={isGate === true}>
        {transactions.map((one) => (
          <EarlierNotice key={one.id} transaction={one} />
        ))}
      </NoticeRegion>
      {isGate ? <EarlierGates transactions={transactions} /> : null}
    </>
  );
}

function EarlierGates({ transactions }: { transactions: readonly TrackedTransaction[] }) {
  const element = useRef<HTMLDivElement>(null);
  useLatestInSight(element, true);
  return (
    <div className={region} ref={element}>
      {transactions.map((one) => (
        <EarlierGate key={one.id} transaction={one} />
      ))}
    </div>
  );
}

function EarlierNotice({ transaction }: { transaction: TrackedTransaction }) {
  const t = useText();
  const textOf = useTransactionText();
  const { id, status } = transaction;
  const { step, check } = useCheck(id);
  const name = useName();
  useSaid(id, 'progress');
  // Transactions of other elements are checked by those elements.
  const isOwn = useTransaction(id) !== undefined;
  const isAsked = status.step === 'asked';
  const locale = useAtomValue(localeAtom);
  const found = step === 'looked' ? 'unclear.looked' : step === 'failed' ? 'unclear.unreachable' : undefined;
  const elsewhere = elsewhereText(transaction, t, useAtomValue(networkNameAtom));
  const sentences = [
    name(transaction),
    ...(elsewhere === undefined ? [] : [elsewhere]),
    t(isAsked ? 'earlier.askedText' : 'earlier.text'),
  ];
  return (
    <Notice
      tone="unknown"
      title={isAsked ? t('earlier.asked') : textOf(transaction)}
      action={
        isAsked || !isOwn || !isFindable(transaction) ? undefined : (
          <Button variant="secondary" isLoading={step === 'looking'} onClick={check}>
            {t('unclear.check')}
          </Button>
        )
      }
    >
      {joinSentences(found ? [...sentences, t(found)] : sentences, locale)}
    </Notice>
  );
}

function EarlierGate({ transaction }: { transaction: TrackedTransaction }) {
  const t = useText();
  const confirmed = useAtomValue(confirmedEarlierAtom);
  const confirm = useSetAtom(confirmEarlierAtom);
  const name = useName();
  const { id } = transaction;
  return (
    <CheckRow
      label={t('earlier.confirm')}
      detail={name(transaction)}
      checked={confirmed.includes(id)}
      onChange={(isConfirmed) => confirm(id, isConfirmed)}
    />
  );
}

/** Returns a function that describes a transaction so that the visitor recognises it: its amount, recipient and time. */
function useName() {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { clock } = useAtomValue(servicesAtom);
  return ({ kind, summary, askedAt }: TrackedTransaction) => {
    const { amount = '', symbol = '', recipient = '', boughtSymbol = '' } = summary;
    const when = formatMoment(askedAt, clock.now(), locale);
    const figure = formatExactDecimal(amount, locale);
    const params = { amount: figure, symbol, recipient: shorten(recipient, 10, 8), boughtSymbol, when };
    if (kind === 'send' && amount && recipient) return t('earlier.send', params);
    if (kind === 'swap' && amount && boughtSymbol) return t('earlier.swap', params);
    return t('earlier.any', { when, symbol: symbol || t('transaction.another') });
  };
}
