import { useAtomValue, useSetAtom } from 'jotai';
import { nameFlowAtom } from '../../atoms/names/nameFlow.js';
import { resetAtom } from '../../atoms/router.js';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import { Button } from '../../ui/Button.js';
import { LiveRegion } from '../../ui/LiveRegion.js';
import { StatusRing } from '../../ui/StatusRing.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { NoAccount } from '../shared/NoAccount.js';
import { detail, details, head, title, words } from '../shared/StatusView.css.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { AtIcon } from './nameIcons.js';

/** Says that the account has its name. */
export function RegisterAccountNameSuccessView() {
  const t = useText();
  const flow = useAtomValue(nameFlowAtom);
  const reset = useSetAtom(resetAtom);
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
            <bdi>{name}</bdi>
          </p>
          <div className={details}>
            <p className={detail}>{t('names.doneText')}</p>
          </div>
        </LiveRegion>
      </div>
      <Button isBlock onClick={() => reset({ view: 'Account' })}>
        {t('names.go')}
      </Button>
    </ViewBody>
  );
}
