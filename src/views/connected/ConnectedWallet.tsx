import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import { disconnectOneInViewAtom, switchInViewAtom } from '../../atoms/connecting/walletsInView.js';
import type { Connection } from '../../atoms/connection.js';
import { addressOf } from '../../lib/networks/caip.js';
import type { Distinction } from '../../lib/wallets/tellApart.js';
import { Avatar } from '../../ui/Avatar.js';
import { passFocusOn } from '../../ui/layer/passFocusOn.js';
import { PlainList } from '../../ui/PlainList.js';
import { Row } from '../../ui/Row.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { CopyText } from '../shared/text/CopyText.js';
import { distinctionText } from '../shared/text/distinctionText.js';
import { ShortAddress } from '../shared/text/ShortAddress.js';
import { useText } from '../useText.js';
import { accounts as accountsStyle, choice, line, originLine, wallet } from './ConnectedWallets.css.js';
import { EndButton } from './EndButton.js';

export interface ConnectedWalletProps {
  connection: Connection;
  /** Tells it apart from another connected wallet that looks the same. */
  distinction: Distinction | undefined;
  /** The accounts of the active wallet, as rows. Undefined for others. */
  ownAccounts: readonly ReactElement[] | undefined;
}

/** A connected wallet. Pressing it makes it the active one. If it has several accounts, they are listed below. */
export function ConnectedWallet({ connection, distinction, ownAccounts }: ConnectedWalletProps) {
  const t = useText();
  const turnTo = useSetAtom(switchInViewAtom);
  const end = useSetAtom(disconnectOneInViewAtom);
  const [isEnding, setEnding] = useState(false);
  const { connector, accounts } = connection;
  const { id, icon, type } = connector;
  const isSignIn = type === 'AUTH';
  const name = isSignIn ? t('signedIn.unnamed') : (connector.name ?? t('connect.unnamed'));
  const isActive = ownAccounts !== undefined;
  const address = addressOf(accounts[0]);
  const isSingle = accounts.length === 1 && !isSignIn;
  const origin = distinctionText(t, name, isSignIn ? undefined : distinction);
  const disconnect = async () => {
    setEnding(true);
    await end(connection);
    setEnding(false);
  };
  const rows =
    ownAccounts ??
    accounts.map((account) => (
      <Row
        key={account}
        label={<ShortAddress address={addressOf(account)} />}
        start={<Avatar address={addressOf(account)} />}
        end={t('account.switch')}
        onClick={() => void turnTo(id, account)}
      />
    ));
  return (
    <div ref={passFocusOn} className={wallet}>
      <div className={line}>
        <div className={choice}>
          <Row
            label={name}
            detail={
              <>
                {origin ? <span className={originLine}>{origin}</span> : null}
                {isSingle ? (
                  <ShortAddress address={address} />
                ) : (
                  t('account.accountsText', { count: accounts.length })
                )}
              </>
            }
            start={<WalletImage name={name} src={icon} />}
            end={isActive ? undefined : t('account.switch')}
            isChosen={isActive}
            onClick={() => isActive || void turnTo(id)}
          />
        </div>
        {isSingle ? <CopyText text={address} label={t('account.copyAddress')} /> : null}
        <EndButton
          label={t('account.disconnectWallet', { name })}
          isEnding={isEnding}
          onClick={() => void disconnect()}
        />
      </div>
      {isSingle ? null : (
        <PlainList aria-label={t('account.accounts')} className={accountsStyle} rows={rows} />
      )}
    </div>
  );
}
