import { useAtomValue, useSetAtom } from 'jotai';
import { isNameOfferedAtom } from '../../atoms/names/isNameOffered.js';
import { pushAtom } from '../../atoms/router.js';
import { otherAccountTypeAtom } from '../../atoms/signIn/accountType.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { addressOf } from '../../lib/networks/caip.js';
import { Avatar } from '../../ui/Avatar.js';
import { asIs } from '../../ui/asIs.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { DisconnectIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { NoAccount } from '../shared/NoAccount.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';
import { useDisconnect } from '../useDisconnect.js';
import { useText } from '../useText.js';
import { name as nameStyle } from './AccountName.css.js';
import { AccountTypeRow } from './AccountTypeRow.js';
import { AddressBox } from './AddressBox.js';
import { NetworkRow } from './NetworkRow.js';
import { SettingValue } from './SettingValue.js';
import { SignInRow } from './SignInRow.js';
import { useIdentity } from './useIdentity.js';

/** Loaded where visitors sign in to the site with their wallet. */
const SiweRow = lazyPart(async () => (await import('../siwe/SiweRow.js')).SiweRow);

/** Shows the full address, the network and the wallet or sign-in of the connected account. */
export function AccountSettingsView() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const identity = useIdentity();
  const { disconnect, isLoading } = useDisconnect();
  const connection = useConnection();
  const other = useUntilClosed(useAtomValue(otherAccountTypeAtom));
  const isNameOffered = useUntilClosed(useAtomValue(isNameOfferedAtom) || undefined);
  const { siwe } = useAtomValue(configAtom);
  if (!connection) return <NoAccount />;
  const address = addressOf(connection.accounts[0]);
  const { name = t('connect.unnamed'), icon, type } = connection.connector;
  return (
    <ViewBody>
      <AddressBox
        address={address}
        isAmongRows
        owner={
          <>
            <Avatar address={address} src={identity.image} />
            {identity.name ? (
              <bdi className={nameStyle} {...asIs}>
                {identity.name}
              </bdi>
            ) : null}
          </>
        }
      />
      <List label={t('account.settings')}>
        <NetworkRow key="network" id={connection.network} />
        {type === 'AUTH' ? (
          <SignInRow key="signIn" />
        ) : (
          <Row
            key="wallet"
            label={t('account.wallet')}
            end={
              <SettingValue picture={<WalletImage name={name} src={icon} size="small" />}>
                {name}
              </SettingValue>
            }
          />
        )}
        {other ? <AccountTypeRow key="type" other={other} /> : null}
        {siwe ? <SiweRow key="siwe" /> : null}
        {isNameOffered ? (
          <Row
            key="name"
            label={t('names.choose')}
            detail={t('names.chooseText')}
            hasChevron
            onClick={() => push({ view: 'ChooseAccountName' })}
          />
        ) : null}
        <Row
          key="disconnect"
          label={t('account.disconnect')}
          end={<DisconnectIcon />}
          isLoading={isLoading}
          onClick={() => void disconnect()}
        />
      </List>
    </ViewBody>
  );
}
