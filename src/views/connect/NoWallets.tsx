import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { Button } from '../../ui/Button.js';
import { Empty } from '../../ui/Empty.js';
import { WalletIcon } from '../../ui/icons.js';
import { useText } from '../useText.js';

/** What the list of wallets says when there is none. */
export function NoWallets() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  return (
    <Empty
      icon={<WalletIcon size={24} />}
      title={t('connect.empty')}
      action={<Button onClick={() => push({ view: 'GetWallet' })}>{t('getWallet.title')}</Button>}
    >
      {t('connect.emptyText')}
    </Empty>
  );
}
