import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { earlierTransfersAtom, isSendAgainConfirmedAtom } from '../../atoms/send/earlierTransfers.js';
import { reviewWarningsAtom } from '../../atoms/send/reviewWarnings.js';
import type { ShownSend } from '../../atoms/send/sendFlow.js';
import { nativeTokenAtom } from '../../atoms/send/sendTokens.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { mostFee } from '../../lib/fees/shownFee.js';
import { networkOf } from '../../lib/networks/caip.js';
import { formatExactToken, formatMost } from '../../lib/text/formatMoney.js';
import { CheckRow } from '../../ui/CheckRow.js';
import { Figures } from '../../ui/Figures.js';
import { Notice } from '../../ui/Notice.js';
import { AddressBox } from '../account/AddressBox.js';
import { facts, term } from '../shared/Fact.css.js';
import { Fact } from '../shared/Fact.js';
import { TotalFact } from '../shared/fees/TotalFact.js';
import { NoticeRegion } from '../shared/notices/NoticeRegion.js';
import { TokenPicture } from '../shared/pictures/TokenPicture.js';
import { Imitation } from '../shared/tokens/Imitation.js';
import { OtherNameNotices } from '../shared/tokens/OtherNameNotices.js';
import { UnlistedNotices } from '../shared/tokens/UnlistedNotices.js';
import { AbsentNotice } from '../shared/transactions/AbsentNotice.js';
import { EarlierNotices } from '../shared/transactions/EarlierNotices.js';
import { OverNotice } from '../shared/transactions/OverNotice.js';
import { UnclearNotice } from '../shared/transactions/UnclearNotice.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useMoney } from '../useMoney.js';
import { useNativeCurrency } from '../useNativeCurrency.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { ContractFact } from './ContractFact.js';
import { SendFailure } from './SendFailure.js';
import { TransferButtons } from './TransferButtons.js';
import { amount as amountStyle, figure, name as nameStyle, to } from './TransferReview.css.js';
import { WarningNotices } from './WarningNotices.js';

const CHECKS = {
  simulated: 'send.simulated',
  accepted: 'send.accepted',
  estimated: 'send.estimated',
} as const;

/** The transfer for review: the amount, the recipient, the fee and any warnings. Warnings have to be acknowledged. */
export function TransferReview({ flow }: { flow: ShownSend }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const money = useMoney();
  const describe = useAtomValue(describeNetworkAtom);
  const networkName = useNetworkName();
  const warnings = useAtomValue(reviewWarningsAtom);
  const earlier = useAtomValue(earlierTransfersAtom);
  const isAgainConfirmed = useAtomValue(isSendAgainConfirmedAtom);
  const native = useAtomValue(nativeTokenAtom);
  const [known, setKnown] = useState<readonly string[]>([]);
  const { request, name } = flow;
  const { account, token, amount, received, recipient, fee, check } = request;
  const network = describe(networkOf(account));
  const nativeCurrency = useNativeCurrency()(network);
  const worth = tokenValue({ ...token, amount });
  // The visitor acknowledges only the warnings on screen. A later warning has to be acknowledged as well.
  const cautions = warnings.filter(({ level }) => level === 'caution').map((one) => JSON.stringify(one));
  const isKnown = cautions.every((one) => known.includes(one));
  const feeText = formatMost({ ...nativeCurrency, amount: fee }, locale);
  const price = native?.network === network.id ? native.price : undefined;
  const feeWorth = tokenValue({ ...nativeCurrency, price, amount: fee });
  const isReview = flow.step === 'review';
  const voidBy = isReview ? flow.voidBy : undefined;
  const error = isReview ? flow.error : undefined;
  const isStopped = warnings.some(({ level }) => level === 'stop');
  return (
    <ViewBody>
      <div className={figure}>
        <TokenPicture token={{ ...token, network: network.id }} size="large" />
        <p className={amountStyle}>
          <bdi>
            <Figures>{formatExactToken({ ...token, amount }, locale)}</Figures>
          </bdi>
        </p>
        <Imitation token={token} />
        {worth === undefined ? null : <p className={term}>≈ {money.format(worth)}</p>}
      </div>
      <NoticeRegion>
        <OtherNameNotices tokens={[{ ...token, network: network.id }]} />
        <UnlistedNotices tokens={[token]} />
      </NoticeRegion>
      <div className={to}>
        <p className={term}>{t('send.to')}</p>
        {name === undefined ? null : <p className={nameStyle}>{name}</p>}
        <AddressBox address={recipient} />
      </div>
      <dl className={facts}>
        {token.address === undefined ? null : <ContractFact address={token.address} />}
        <Fact label={t('account.network')}>{networkName(network)}</Fact>
        <Fact label={t('send.fee')}>
          {feeWorth === undefined
            ? feeText
            : t('fee.worth', { amount: feeText, worth: money.formatMost(feeWorth) })}
        </Fact>
        {received !== undefined && received < amount ? (
          <Fact label={t('send.received')}>{formatExactToken({ ...token, amount: received }, locale)}</Fact>
        ) : null}
        <TotalFact
          paid={{ ...token, amount, isNative: token.address === undefined }}
          fee={{ ...nativeCurrency, price, amount: mostFee(fee) }}
          kind="most"
        />
        <Fact label={t('send.checked')}>{t(CHECKS[check])}</Fact>
      </dl>
      <AbsentNotice />
      <WarningNotices warnings={warnings} recipient={recipient} />
      {cautions.length > 0 && isReview ? (
        <CheckRow
          label={t('send.acknowledge')}
          checked={isKnown}
          onChange={(isChecked) => setKnown(isChecked ? cautions : [])}
        />
      ) : null}
      <EarlierNotices transactions={isReview ? earlier : []} isGate />
      <NoticeRegion isAnswer>
        {voidBy ? (
          <Notice tone="warning" title={t(`send.void.${voidBy}`)}>
            {t(`send.void.${voidBy}Text`)}
          </Notice>
        ) : null}
        {flow.step === 'unclear' ? <UnclearNotice id={flow.id} error={flow.error} /> : null}
        {flow.step === 'over' ? <OverNotice transaction={flow.transaction} /> : null}
        {error ? <SendFailure error={error} isAsked declined={isReview ? flow.declined : undefined} /> : null}
      </NoticeRegion>
      <TransferButtons flow={flow} isConfirmed={isKnown && isAgainConfirmed && !isStopped} />
    </ViewBody>
  );
}
