import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { Row } from '../../ui/Row.js';
import { ShieldIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';

/** Leads to the view about turning a sign-in into a self-custody wallet. */
export function UpgradeRow() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  return (
    <Row
      label={t('upgradeWallet.title')}
      detail={t('upgradeWallet.detail')}
      start={<WalletImage name="" icon={<ShieldIcon />} />}
      hasChevron
      onClick={() => push({ view: 'UpgradeEmailWallet' })}
    />
  );
}
