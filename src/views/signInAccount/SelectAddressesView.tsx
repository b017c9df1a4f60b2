import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { goBackOrCloseAtom } from '../../atoms/closeModal.js';
import { isSharingAtom, shareAccountsAtom } from '../../atoms/signIn/sharedAccounts.js';
import type { SignInProfile } from '../../atoms/signIn/user.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { Avatar } from '../../ui/Avatar.js';
import { Button } from '../../ui/Button.js';
import { CheckRow } from '../../ui/CheckRow.js';
import { List } from '../../ui/List.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { IntroHead } from '../shared/IntroHead.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useFirstSeenOrder } from '../useFirstSeenOrder.js';
import { useText } from '../useText.js';
import { NotSignedIn } from './NotSignedIn.js';
import { choice } from './SelectAddressesView.css.js';
import { buttons } from './UpdateEmailWalletView.css.js';
import { useSignIn } from './useSignIn.js';

/** Lets a signed-in visitor choose which accounts the site can see. Changes apply on confirmation. */
export function SelectAddressesView() {
  const profile = useSignIn();
  return profile ? <Choice user={profile.user} /> : <NotSignedIn />;
}

function Choice({ user }: Pick<SignInProfile, 'user'>) {
  const t = useText();
  const { app } = useAtomValue(configAtom);
  const isLoading = useAtomValue(isSharingAtom);
  const share = useSetAtom(shareAccountsAtom);
  const leave = useSetAtom(goBackOrCloseAtom);
  const [left, setLeft] = useState<readonly string[]>(() => hidden(user));
  const accounts = useFirstSeenOrder(user.accounts, ({ address }) => address);
  const chosen = accounts.map(({ address }) => address).filter((address) => !left.includes(address));
  const isAll = chosen.length === accounts.length;
  const check = (address: string, isChecked: boolean) =>
    setLeft(isChecked ? left.filter((one) => one !== address) : [...left, address]);
  return (
    <ViewBody>
      <IntroHead image={<WalletImage name={app.name ?? location.hostname} src={app.icon} size="large" />}>
        {app.name ? t('selectAccounts.intro', { app: app.name }) : t('selectAccounts.introSite')}
      </IntroHead>
      <div className={choice}>
        {accounts.length > 1 ? (
          <CheckRow
            label={t('selectAccounts.all')}
            detail={t('selectAccounts.count', { count: chosen.length, all: accounts.length })}
            checked={isAll || (chosen.length > 0 && 'mixed')}
            onChange={(isChecked) => setLeft(isChecked ? [] : accounts.map(({ address }) => address))}
          />
        ) : null}
        <List label={t('account.accounts')}>
          {accounts.map(({ address, type }) => (
            <CheckRow
              key={address}
              label={t(`accountType.kind.${type}`)}
              detail={<ShortAddress address={address} />}
              start={<Avatar address={address} />}
              checked={!left.includes(address)}
              onChange={(isChecked) => check(address, isChecked)}
            />
          ))}
        </List>
      </div>
      <div className={buttons}>
        <Button variant="secondary" isBlock onClick={leave}>
          {t('selectAccounts.cancel')}
        </Button>
        <Button
          isBlock
          disabled={chosen.length === 0}
          isLoading={isLoading}
          onClick={() => void share(chosen)}
        >
          {t(chosen.length > 0 ? 'selectAccounts.continue' : 'selectAccounts.none')}
        </Button>
      </div>
    </ViewBody>
  );
}

/** The addresses that the site cannot see. */
function hidden({ accounts, address, shared }: SignInProfile['user']): readonly string[] {
  const known = new Set([address, ...(shared ?? [])].map((one) => one.toLowerCase()));
  return shared ? accounts.map((one) => one.address).filter((one) => !known.has(one.toLowerCase())) : [];
}
