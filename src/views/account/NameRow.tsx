import { useSetAtom } from 'jotai';
import { pushAtom } from '../../atoms/router.js';
import { Row } from '../../ui/Row.js';
import { UserIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { useText } from '../useText.js';

/** Leads to choosing a name for the account. */
export function NameRow() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  return (
    <Row
      label={t('names.choose')}
      detail={t('names.chooseText')}
      start={<WalletImage name="" icon={<UserIcon />} />}
      hasChevron
      onClick={() => push({ view: 'ChooseAccountName' })}
    />
  );
}
