import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { CopyText } from '../shared/text/CopyText.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { useText } from '../useText.js';
import { name as nameStyle } from './AccountName.css.js';
import { groupAddress } from './groupAddress.js';
import { useIdentity } from './useIdentity.js';

/** The name of the active account, or its shortened address. A tap copies the address; the tooltip shows it in full. */
export function AccountName({ address: written }: { address: string }) {
  const address = checksumAddress(written);
  const t = useText();
  const name = useIdentity().name;
  return (
    <Tooltip text={groupAddress(address).join(' ')}>
      <CopyText text={address} label={t('account.copyAddress')}>
        <bdi className={nameStyle}>{name ?? <ShortAddress address={address} />}</bdi>
      </CopyText>
    </Tooltip>
  );
}
