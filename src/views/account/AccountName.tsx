import { checksumAddress } from '../../lib/networks/checksumAddress.js';
import { asIs } from '../../ui/asIs.js';
import { Tooltip } from '../../ui/Tooltip.js';
import { CopyText } from '../shared/text/CopyText.js';
import { groupAddress } from '../shared/text/groupAddress.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { useText } from '../useText.js';
import { detail, name as nameStyle } from './AccountName.css.js';
import { useIdentity } from './useIdentity.js';

export interface AccountNameProps {
  address: string;
  /** The wallet's name, shown below while the account has no name. */
  wallet: string | undefined;
}

/**
 * The name of the active account with its shortened address below, or the address alone. A tap copies the address; the
 * tooltip shows it in full.
 */
export function AccountName({ address: written, wallet }: AccountNameProps) {
  const address = checksumAddress(written);
  const t = useText();
  const name = useIdentity().name;
  const short = <ShortAddress address={address} />;
  return (
    <>
      <Tooltip text={groupAddress(address).join(' ')}>
        <CopyText text={address} label={t('account.copyAddress')}>
          <bdi className={nameStyle} {...asIs}>
            {name ?? short}
          </bdi>
        </CopyText>
      </Tooltip>
      <p className={detail}>{name ? short : <bdi {...asIs}>{wallet}</bdi>}</p>
    </>
  );
}
