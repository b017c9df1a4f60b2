import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import { connectionAtom, everyConnectionAtom, keptConnectionsAtom } from '../../atoms/connection.js';
import { MOST_KEPT } from '../../atoms/effects/keepConnections.js';
import { pushAtom } from '../../atoms/router.js';
import { tellApart } from '../../lib/wallets/tellApart.js';
import { Button } from '../../ui/Button.js';
import { List } from '../../ui/List.js';
import { useUntilClosed } from '../shell/useUntilClosed.js';
import { useFirstSeenOrder } from '../useFirstSeenOrder.js';
import { useText } from '../useText.js';
import { ConnectedWallet } from './ConnectedWallet.js';
import { note } from './ConnectedWallets.css.js';

/** The connected wallets with their accounts, and a way to connect another. `accounts` are the active wallet's accounts. */
export function ConnectedWallets({ accounts }: { accounts: readonly ReactElement[] }) {
  const t = useText();
  const push = useSetAtom(pushAtom);
  const active = useUntilClosed(useAtomValue(connectionAtom));
  const connections = useAtomValue(everyConnectionAtom);
  const kept = useAtomValue(keptConnectionsAtom);
  const shown = useFirstSeenOrder(connections, ({ connector }) => connector.id);
  const distinctions = tellApart(shown.map(({ connector }) => connector));
  const isFull =
    kept.filter(({ connector }) => connector.namespace === active?.connector.namespace).length >= MOST_KEPT;
  return (
    <>
      <List label={t('account.wallets')}>
        {shown.map((connection, at) => (
          <ConnectedWallet
            key={connection.connector.id}
            connection={connection}
            distinction={distinctions[at]}
            ownAccounts={connection.connector.id === active?.connector.id ? accounts : undefined}
          />
        ))}
      </List>
      {isFull ? (
        <p className={note}>{t('account.mostWallets', { count: MOST_KEPT + 1 })}</p>
      ) : (
        <Button variant="secondary" isBlock onClick={() => push({ view: 'Connect' })}>
          {t('account.connectAnother')}
        </Button>
      )}
      {active?.connector.type === 'AUTH' ? <p className={note}>{t('account.signsOut')}</p> : null}
    </>
  );
}
