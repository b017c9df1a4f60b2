import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { goBackOrCloseAtom } from '../../atoms/opening.js';
import { reviewWarningsAtom } from '../../atoms/send/reviewWarnings.js';
import type { SendFlow } from '../../atoms/send/sendFlow.js';
import { submitSendAtom } from '../../atoms/send/submitSend.js';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import { localeAtom } from '../../atoms/translate.js';
import { tokenValue } from '../../lib/account/tokenValue.js';
import { networkOf } from '../../lib/networks/caip.js';
import { formatExactToken, formatFiat } from '../../lib/text/formatMoney.js';
import { Button } from '../../ui/Button.js';
import { CheckRow } from '../../ui/CheckRow.js';
import { Notice } from '../../ui/Notice.js';
import { AddressBox } from '../account/AddressBox.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useNetworkName } from '../useNetworkName.js';
import { useText } from '../useText.js';
import { SendFailure } from './SendFailure.js';
import { TokenPicture } from './TokenPicture.js';
import {
  amount as amountStyle,
  buttons,
  fact,
  facts,
  figure,
  name as nameStyle,
  term,
  to,
  value,
} from './TransferReview.css.js';
import { WarningNotices } from './WarningNotices.js';

type Shown = Extract<SendFlow, { step: 'review' | 'asking' }>;

/** What is sent, to whom, for which fee. Warnings have to be acknowledged. */
export function TransferReview({ flow }: { flow: Shown }) {
  const t = useText();
  const locale = useAtomValue(localeAtom);
  const describe = useAtomValue(describeNetworkAtom);
  const networkName = useNetworkName();
  const warnings = useAtomValue(reviewWarningsAtom);
  const submit = useSetAtom(submitSendAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const [isKnown, setKnown] = useState(false);
  const { request, name } = flow;
  const { account, token, amount, received, receiver, fee, isSimulated } = request;
  const network = describe(networkOf(account));
  const { nativeCurrency } = network;
  const worth = tokenValue({ ...token, amount });
  const cautions = warnings.some(({ level }) => level === 'caution');
  const voidBy = flow.step === 'review' ? flow.voidBy : undefined;
  const error = flow.step === 'review' ? flow.error : undefined;
  const isAsking = flow.step === 'asking';
  const isReady = !voidBy && (isKnown || !cautions);
  return (
    <ViewBody>
      <div className={figure}>
        <TokenPicture token={{ ...token, network: network.id }} size="large" />
        <p className={amountStyle}>
          <bdi>{formatExactToken({ ...token, amount }, locale)}</bdi>
        </p>
        {worth === undefined ? null : <p className={term}>≈ {formatFiat(worth, locale)}</p>}
      </div>
      <div className={to}>
        <p className={term}>{t('send.to')}</p>
        {name === undefined ? null : <p className={nameStyle}>{name}</p>}
        <AddressBox address={receiver} />
      </div>
      <dl className={facts}>
        <Fact label={t('account.network')}>{networkName(network)}</Fact>
        <Fact label={t('send.fee')}>
          {t('send.feeUpTo', { fee: formatExactToken({ ...nativeCurrency, amount: fee }, locale) })}
        </Fact>
        {received !== undefined && received < amount ? (
          <Fact label={t('send.received')}>{formatExactToken({ ...token, amount: received }, locale)}</Fact>
        ) : null}
        <Fact label={t('send.checked')}>{t(isSimulated ? 'send.simulated' : 'send.estimated')}</Fact>
      </dl>
      <WarningNotices warnings={warnings} receiver={receiver} />
      {cautions ? <CheckRow label={t('send.acknowledge')} checked={isKnown} onChange={setKnown} /> : null}
      {voidBy ? (
        <Notice tone="warning" title={t(`send.void.${voidBy}`)}>
          {t(`send.void.${voidBy}Text`)}
        </Notice>
      ) : null}
      {error ? <SendFailure error={error} isAsked /> : null}
      <div className={buttons}>
        <Button variant="secondary" isBlock onClick={leave}>
          {t(voidBy || isAsking ? 'send.back' : 'send.cancel')}
        </Button>
        <Button isBlock disabled={!isReady} isLoading={isAsking} onClick={() => void submit()}>
          {t(isAsking ? 'send.asking' : cautions && !isKnown ? 'send.confirmFirst' : 'send.send')}
        </Button>
      </div>
    </ViewBody>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className={fact}>
      <dt className={term}>{label}</dt>
      <dd className={value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
