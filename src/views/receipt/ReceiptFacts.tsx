import { useAtomValue } from 'jotai';
import { accountAtom } from '../../atoms/connection.js';
import { pricedTokenAtom } from '../../atoms/receipt/pricedToken.js';
import type { Receipt } from '../../atoms/receipt/shownReceipt.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { viewedContractsAtom } from '../../atoms/watch/viewedHistory.js';
import { entryPartner } from '../../lib/account/entryPartner.js';
import { paidAmount } from '../../lib/account/paidAmount.js';
import { type ReceiptLine, receiptLines } from '../../lib/account/receiptLines.js';
import { isAddressOn } from '../../lib/networks/addressForm.js';
import { addressOf } from '../../lib/networks/caip.js';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { recipientOf } from '../../lib/send/sentRecipients.js';
import { deliveryOf } from '../../lib/swap/delivery/deliveryOf.js';
import { formatExactDecimal } from '../../lib/text/formatMoney.js';
import { formatMoment } from '../../lib/text/formatTime.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { AddressBox } from '../account/AddressBox.js';
import { facts, term } from '../shared/Fact.css.js';
import { Fact } from '../shared/Fact.js';
import { TotalFact } from '../shared/fees/TotalFact.js';
import { party } from '../shared/transactions/Party.css.js';
import { useMinutes } from '../useMinutes.js';
import { useNativeCurrency } from '../useNativeCurrency.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { DeliveryFacts } from './delivery/DeliveryFacts.js';
import { HashFact } from './HashFact.js';
import { partyName } from './ReceiptFacts.css.js';
import { useBlockFacts } from './useBlockFacts.js';

/** The figures of a transaction, as far as there is evidence for each. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const now = useMinutes();
  const network = useAtomValue(describeNetworkAtom)(receipt.entry.network);
  const networkName = useNetworkName();
  const priced = useAtomValue(pricedTokenAtom);
  const currencyOf = useNativeCurrency();
  const currency = { ...currencyOf(network), price: priced(network.id, undefined)?.price };
  const active = useAtomValue(accountAtom);
  const { entry, record } = receipt;
  const delivery = record && deliveryOf(record);
  const { fee, paidFee, minedAt } = useBlockFacts(receipt, currency);
  const paid = paidAmount(entry, record, currency, (address) => priced(network.id, address));
  const account = record?.account ?? active;
  const time = minedAt ?? entry.minedAt;
  const isMined = minedAt !== undefined || !record;
  return (
    <>
      <Party receipt={receipt} />
      <dl className={facts}>
        {receiptLines(entry, record).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: positions in one transaction
          <Amount key={at} line={line} />
        ))}
        {account ? (
          <Fact label={t('receipt.account')}>{shortenAddress(checksumAddress(addressOf(account)))}</Fact>
        ) : null}
        <Fact label={t('account.network')}>{networkName(network)}</Fact>
        {delivery ? <DeliveryFacts delivery={delivery} /> : null}
        {fee === undefined ? null : <Fact label={t('receipt.fee')}>{fee}</Fact>}
        {paid && paidFee ? (
          <TotalFact paid={paid} fee={{ ...currency, ...paidFee }} kind="was" isCut={paidFee.isCut} />
        ) : null}
        <Fact label={t(isMined ? 'receipt.minedAt' : 'receipt.asked')}>
          {formatMoment(time, now, locale)}
        </Fact>
        {entry.hash === undefined ? null : (
          <HashFact label={t('receipt.hash')} hash={entry.hash} copyLabel={t('receipt.copyHash')} />
        )}
      </dl>
    </>
  );
}

function Amount({ line: { says, transfer, expected } }: { line: ReceiptLine }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const { kind, name, symbol, quantity } = transfer;
  const unit = symbol ?? name ?? t('history.unnamed');
  const exact = (decimal: string) => `${formatExactDecimal(decimal, locale)} ${unit}`;
  const text =
    kind === 'nft'
      ? (name ?? unit)
      : quantity !== undefined
        ? exact(quantity)
        : expected === undefined
          ? t('receipt.someOf', { symbol: unit })
          : t('transaction.about', { amount: exact(expected) });
  return <Fact label={t(`receipt.line.${says}`)}>{text}</Fact>;
}

/** The recipient or sender. */
function Party({ receipt: { entry, record } }: { receipt: Receipt }) {
  const t = useText();
  const { nativeCurrency } = useAtomValue(describeNetworkAtom)(entry.network);
  const contracts = useAtomValue(viewedContractsAtom);
  if (entry.status === 'mismatched') return null;
  const own =
    record?.kind === 'send'
      ? recipientOf(record)
      : record?.kind === 'swap' && record.summary.recipient !== undefined
        ? { address: record.summary.recipient, name: record.summary.recipientName }
        : undefined;
  const told = own ? undefined : entryPartner(entry, { native: nativeCurrency.symbol, contracts });
  const who = own?.address ?? told?.who;
  if (who === undefined) return null;
  return (
    <div className={party}>
      <p className={term}>{t(told?.side === 'from' ? 'receipt.from' : 'receipt.to')}</p>
      {own?.name === undefined ? null : <p className={partyName}>{own.name}</p>}
      {isAddressOn(entry.network, who) ? <AddressBox address={who} /> : <p className={partyName}>{who}</p>}
    </div>
  );
}
