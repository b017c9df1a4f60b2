import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { pushAtom } from '../../atoms/router.js';
import { hasAccountChoiceAtom } from '../../atoms/signIn/accountType.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { addressOf } from '../../lib/networks/caip.js';
import { Button } from '../../ui/Button.js';
import { List } from '../../ui/List.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { NoAccount } from '../shared/NoAccount.js';
import { CopyText } from '../shared/text/CopyText.js';
import { useConnection } from '../shared/useConnection.js';
import { ViewBody } from '../shared/ViewBody.js';
import { lazyPart } from '../shell/lazyPart.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';
import { useFirstSeenOrder } from '../useFirstSeenOrder.js';
import { useText } from '../useText.js';
import { AccountRow } from './AccountRow.js';
import { account as accountStyle, choice } from './ProfileView.css.js';

/** Loaded where several wallets can be connected. */
const ConnectedWallets = lazyPart(
  async () => (await import('../connected/ConnectedWallets.js')).ConnectedWallets,
);

/** Lists all connected accounts, or wallets with their accounts, and marks the active one. */
export function ProfileView() {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const connection = useConnection();
  const hasChoice = useUntilClosed(useAtomValue(hasAccountChoiceAtom) || undefined);
  const { multiple } = useAtomValue(configAtom);
  // The connection lists the active account first, but rows that move under a pointer are pressed by mistake.
  const accounts = useFirstSeenOrder(connection?.accounts ?? [], addressOf);
  if (!connection) return <NoAccount />;
  const rows = accounts.map((account) => (
    <div key={addressOf(account)} className={accountStyle}>
      <div className={choice}>
        <AccountRow account={account} isActive={account === connection.accounts[0]} />
      </div>
      <CopyText text={addressOf(account)} label={t('account.copyAddress')} />
    </div>
  ));
  return (
    <ViewBody>
      {multiple ? (
        <Suspense fallback={<RowSkeletons count={2} />}>
          <ConnectedWallets accounts={rows} />
        </Suspense>
      ) : (
        <List label={t('account.accounts')}>{rows}</List>
      )}
      {hasChoice ? (
        <Button variant="secondary" isBlock onClick={() => push({ view: 'SelectAddresses' })}>
          {t('selectAccounts.title')}
        </Button>
      ) : null}
      <Button variant="ghost" isBlock onClick={() => push({ view: 'AccountSettings' })}>
        {t('account.settings')}
      </Button>
    </ViewBody>
  );
}
