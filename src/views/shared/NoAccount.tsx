import { useSetAtom } from 'jotai';
import { resetAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { WalletIcon } from '../../ui/icons.js';
import { useText } from '../useText.js';
import { ViewBody } from './ViewBody.js';

/** Shown by account views when nothing is connected. */
export function NoAccount() {
  const t = useText();
  const reset = useSetAtom(resetAtom);
  return (
    <ViewBody>
      <Empty
        icon={<WalletIcon size={24} />}
        title={t('account.none')}
        action={<Button onClick={() => reset({ view: 'Connect' })}>{t('connect.title')}</Button>}
      >
        {t('account.noneText')}
      </Empty>
    </ViewBody>
  );
}
