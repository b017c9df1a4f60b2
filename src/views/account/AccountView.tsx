import { useAtomValue, useSetAtom } from 'jotai';
import { activeNamespaceAtom, everyConnectionAtom } from '../../atoms/connection.js';
import { pushAtom } from '../../atoms/router.js';
import { hasAccountChoiceAtom, isSmartAccountOfferedAtom } from '../../atoms/signIn/accountType.js';
import { configAtom, requestedNetworksAtom } from '../../atoms/siteConfig.js';
import { addressOf, siteNamespaces } from '../../lib/networks/caip.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { ShieldIcon } from '../../ui/viewIcons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { AccountActions } from '../holdings/AccountActions.js';
import { AccountFigure } from '../holdings/AccountFigure.js';
import { HoldingsTabs } from '../holdings/HoldingsTabs.js';
import { KeptPurchaseRow } from '../onramp/KeptPurchaseRow.js';
import { NoAccount } from '../shared/NoAccount.js';
import { SmartAccountIcon } from '../shared/pictures/SmartAccountIcon.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';
import { useText } from '../useText.js';
import { AccountChips } from './AccountChips.js';
import { head } from './AccountHeading.css.js';
import { AccountHeading } from './AccountHeading.js';
import { AccountName } from './AccountName.js';
import { DisconnectButton } from './DisconnectButton.js';
import { OtherChainRow } from './OtherChainRow.js';
import { SignInRow } from './SignInRow.js';

/** Shows the connected account and its actions. */
export function AccountView() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const connection = useConnection();
  const active = useAtomValue(activeNamespaceAtom);
  const networks = useAtomValue(requestedNetworksAtom);
  const otherNamespaces = siteNamespaces(networks).filter((one) => one !== active);
  const { multiple } = useAtomValue(configAtom);
  const wallets = useAtomValue(everyConnectionAtom).length;
  const hasChoice = useUntilClosed(useAtomValue(hasAccountChoiceAtom) || undefined);
  const isSmartAccountOffered = useUntilClosed(useAtomValue(isSmartAccountOfferedAtom) || undefined);
  if (!connection) return <NoAccount />;
  const { accounts, connector, network } = connection;
  const isSignIn = connector.type === 'AUTH';
  const { name = t('connect.unnamed') } = connector;
  const hasOtherNetworks = networks.some(({ id }) => id !== network);
  const [account] = accounts;
  return (
    <ViewBody>
      <div className={head}>
        <AccountHeading address={addressOf(account)} end={<DisconnectButton />}>
          <AccountName address={addressOf(account)} wallet={isSignIn ? undefined : name} />
        </AccountHeading>
        <AccountChips
          network={network}
          accounts={accounts.length > 1 || hasChoice ? accounts.length : undefined}
          wallets={multiple ? wallets : undefined}
          onNetwork={hasOtherNetworks ? () => push({ view: 'Networks' }) : undefined}
        />
      </div>
      <AccountFigure key={account} />
      <AccountActions account={account} />
      <KeptPurchaseRow />
      {isSmartAccountOffered ? (
        <List label={t('smartAccount.title')}>
          <Row
            label={t('smartAccount.title')}
            detail={t('smartAccount.steps')}
            start={<WalletImage name="" icon={<SmartAccountIcon />} />}
            hasChevron
            onClick={() => push({ view: 'UpgradeToSmartAccount' })}
          />
        </List>
      ) : null}
      <HoldingsTabs key={`holdings ${account}`} />
      {isSignIn || otherNamespaces.length > 0 ? (
        <List label={t('account.title')}>
          {isSignIn ? <SignInRow key="signIn" hasPicture /> : null}
          {otherNamespaces.map((namespace) => (
            <OtherChainRow key={namespace} namespace={namespace} />
          ))}
          {isSignIn ? (
            <Row
              key="upgrade"
              label={t('upgradeWallet.title')}
              detail={t('upgradeWallet.detail')}
              start={<WalletImage name="" icon={<ShieldIcon />} />}
              hasChevron
              onClick={() => push({ view: 'UpgradeEmailWallet' })}
            />
          ) : null}
        </List>
      ) : null}
    </ViewBody>
  );
}
