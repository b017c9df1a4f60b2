import { useSetAtom } from 'jotai';
import { selectAccountAtom } from '../../atoms/account.js';
import { pushAtom } from '../../atoms/router.js';
import { addressOf } from '../../lib/caip.js';
import { shorten } from '../../lib/shorten.js';
import { Avatar } from '../../ui/Avatar.js';
import { Button } from '../../ui/Button.js';
import { List } from '../../ui/List.js';
import { Row } from '../../ui/Row.js';
import { Tag } from '../../ui/Tag.js';
import { CopyText } from '../CopyText.js';
import { useFirstSeenOrder } from '../useFirstSeenOrder.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { NoAccount } from './NoAccount.js';
import { account as accountStyle, choice } from './ProfileView.css.js';
import { useConnection } from './useConnection.js';

/** All connected accounts, one of them the active one. */
export function ProfileView() {
  const t = useText();
  const select = useSetAtom(selectAccountAtom);
  const push = useSetAtom(pushAtom);
  const connection = useConnection();
  // The active one comes first in the connection: rows that move under a pointer are pressed by mistake.
  const accounts = useFirstSeenOrder(connection?.accounts ?? [], addressOf);
  if (!connection) return <NoAccount />;
  return (
    <ViewBody>
      <List label={t('account.accounts')}>
        {accounts.map((account) => {
          const address = addressOf(account);
          const isActive = account === connection.accounts[0];
          return (
            <div key={address} className={accountStyle}>
              <div className={choice}>
                <Row
                  label={<bdi>{shorten(address, 6, 6)}</bdi>}
                  start={<Avatar address={address} />}
                  end={isActive ? <Tag>{t('account.active')}</Tag> : t('account.switch')}
                  isCurrent={isActive}
                  onClick={() => void select(account)}
                />
              </div>
              <CopyText text={address} label={t('account.copyAddress')} />
            </div>
          );
        })}
      </List>
      <Button variant="ghost" isBlock onClick={() => push({ view: 'AccountSettings' })}>
        {t('account.settings')}
      </Button>
    </ViewBody>
  );
}
