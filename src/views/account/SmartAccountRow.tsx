import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { Row } from '../../ui/Row.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { SmartAccountIcon } from '../shared/pictures/SmartAccountIcon.js';
import { useText } from '../useText.js';

/** Offers the smart account of a sign-in. */
export function SmartAccountRow() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  return (
    <Row
      label={t('smartAccount.title')}
      detail={t('smartAccount.steps')}
      start={<WalletImage name="" icon={<SmartAccountIcon />} />}
      hasChevron
      onClick={() => push({ view: 'UpgradeToSmartAccount' })}
    />
  );
}
