import { useAtomValue, useSetAtom } from 'jotai';
import { servicesAtom } from '../../atoms/hostServices.js';
import { nameFlowAtom } from '../../atoms/names/nameFlow.js';
import { resetAtom } from '../../atoms/router.js';
import { localeAtom } from '../../atoms/translate.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import { addressOf } from '../../lib/networks/caip.js';
import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { formatMoment } from '../../lib/text/formatTime.js';
import { shortenAddress } from '../../lib/text/shorten.js';
import { asIs } from '../../ui/asIs.js';
import { Button } from '../../ui/Button.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { StatusRing } from '../../ui/StatusRing.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { facts } from '../shared/Fact.css.js';
import { Fact } from '../shared/Fact.js';
import { NoAccount } from '../shared/NoAccount.js';
import { detail, details, head, title, words } from '../shared/StatusView.css.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { AtIcon } from './nameIcons.js';

/** The receipt of a registered name: the service's confirmation and the cost. */
export function RegisterAccountNameSuccessView() {
  const t = useText();
  const flow = useAtomValue(nameFlowAtom);
  const reset = useSetAtom(resetAtom);
  const locale = useAtomValue(localeAtom);
  const { clock } = useAtomValue(servicesAtom);
  if (!useConnection()) return <NoAccount />;
  const name = flow.step === 'done' ? `${flow.name}${NAME_ZONE}` : flow.step === 'owned' ? flow.name : '';
  return (
    <ViewBody>
      <div className={head}>
        <StatusRing status="done">
          <WalletImage name="" size="large" icon={<AtIcon />} />
        </StatusRing>
        <LiveRegion className={words}>
          <p className={title}>
            <bdi {...asIs}>{name}</bdi>
          </p>
          <div className={details}>
            <p className={detail}>{t('names.doneText')}</p>
          </div>
        </LiveRegion>
      </div>
      {flow.step === 'done' ? (
        <dl className={facts}>
          <Fact label={t('names.done.account')}>
            {shortenAddress(checksumAddress(addressOf(flow.account)))}
          </Fact>
          <Fact label={t('names.done.by')}>{t('names.done.service')}</Fact>
          <Fact label={t('names.done.at')}>{formatMoment(flow.at, clock.now(), locale)}</Fact>
          <Fact label={t('names.done.fee')}>{t('names.done.noFee')}</Fact>
        </dl>
      ) : null}
      <Button isBlock onClick={() => reset({ view: 'Account' })}>
        {t('names.go')}
      </Button>
    </ViewBody>
  );
}
