import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import type { Config } from '../../lib/config.js';
import { Header } from '../../ui/Header.js';
import { IconButton } from '../../ui/IconButton.js';
import { CloseIcon, HelpIcon } from '../../ui/icons.js';
import { PlainContent } from '../../ui/layer/PlainContent.js';
import { moveAmongRows } from '../../ui/moveAmongRows.js';
import { PlainList } from '../../ui/PlainList.js';
import { AsidePane } from '../../ui/panes/AsidePane.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { intro as introStyle } from '../connect/ConnectList.css.js';
import { keyOf, nameOf } from '../connect/describeRow.js';
import { PlainWalletIntro } from '../connect/intro/PlainWalletIntro.js';
import { LegalLine } from '../connect/LegalLine.js';
import { NoWalletButton } from '../connect/NoWalletButton.js';
import { PlainAllWalletsRow } from '../connect/PlainAllWalletsRow.js';
import { PlainConnectRow } from '../connect/PlainConnectRow.js';
import { SignInSkeleton } from '../connect/SignInSkeleton.js';
import { walletSections } from '../connect/walletSections.js';
import { searchable } from '../shared/SearchableList.css.js';
import { ViewBody } from '../shared/ViewBody.js';
import type { ViewText } from '../useText.js';
import { WatchButton } from '../watch/WatchButton.js';
import { FirstImage } from './FirstImage.js';

/** The possible choices: a wallet, all wallets, or help for visitors without one. */
export type Choice = WalletRow | 'AllWallets' | 'WhatIsAWallet' | 'GetWallet' | 'Watch';

export interface FirstListProps {
  t: ViewText;
  config: Pick<Config, 'termsUrl' | 'privacyUrl'>;
  locale: string;
  intro: string | undefined;
  signIn: Config['signIn'];
  rows: readonly WalletRow[];
  /** The number of rows that are still loading. */
  awaited: number;
  hasAll: boolean;
  /** Whether the site chose the wallets itself. */
  isChosen: boolean;
  /** Whether a row may lead to a QR code for wallet apps. */
  leadsToCode: boolean;
  /** Whether accounts can be watched. */
  hasWatch: boolean;
  /** The choice that waits for the interface to load. */
  chosen: Choice | undefined;
  /** Whether there is room for a pane beside the list. */
  isWide: boolean;
  onClose: () => void;
  onChoose: (choice: Choice) => void;
  /** Called when the visitor will probably choose this wallet. */
  onIntent: (row: WalletRow) => void;
}

/** The content of the dialog with the Connect view. Drawn without React, and therefore without hooks. */
export function FirstList(props: FirstListProps) {
  const {
    t,
    config,
    locale,
    intro,
    signIn,
    rows,
    awaited,
    hasAll,
    isChosen,
    leadsToCode,
    hasWatch,
    chosen,
    isWide,
    ...on
  } = props;
  const rowOf = (row: WalletRow) => (
    <PlainConnectRow
      key={keyOf(row)}
      row={row}
      t={t}
      image={<FirstImage row={row} name={nameOf(row, t)} prefix={`first-${rows.indexOf(row)}-`} />}
      isLoading={chosen === row}
      onClick={() => on.onChoose(row)}
      onIntent={() => on.onIntent(row)}
    />
  );
  const end = [
    awaited > 0 && <RowSkeletons key="awaited" count={awaited} />,
    hasAll && (
      <PlainAllWalletsRow
        key="all"
        t={t}
        count={undefined}
        locale={locale}
        isLoading={chosen === 'AllWallets'}
        onClick={() => on.onChoose('AllWallets')}
      />
    ),
  ];
  const close = (
    <IconButton label={t('dialog.close')} onClick={on.onClose}>
      <CloseIcon />
    </IconButton>
  );
  const list = (
    <ViewBody>
      {intro && rows.length > 0 ? <p className={introStyle}>{intro}</p> : null}
      {signIn ? <SignInSkeleton signIn={signIn} /> : null}
      <div className={searchable}>
        <PlainList
          aria-label={t('connect.wallets')}
          onKeyDown={moveAmongRows}
          rows={walletSections({ t, rows, end, rowOf, awaited, isChosen })}
        />
      </div>
      {rows.length > 0 && !isWide ? (
        <NoWalletButton t={t} isLoading={chosen === 'GetWallet'} onClick={() => on.onChoose('GetWallet')} />
      ) : null}
      {hasWatch ? (
        <WatchButton t={t} isLoading={chosen === 'Watch'} onClick={() => on.onChoose('Watch')} />
      ) : null}
      <LegalLine t={t} termsUrl={config.termsUrl} privacyUrl={config.privacyUrl} />
    </ViewBody>
  );
  if (isWide) {
    return (
      <PlainContent
        aside={
          <AsidePane title={t('connect.title')} isNaming leadsToCode={leadsToCode}>
            {list}
          </AsidePane>
        }
        header={<Header title={t('whatIsAWallet.title')} isNaming={false} end={close} />}
      >
        <PlainWalletIntro t={t} chosen={chosen} onChoose={on.onChoose} />
      </PlainContent>
    );
  }
  return (
    <PlainContent
      header={
        <Header
          title={t('connect.title')}
          start={
            <IconButton label={t('whatIsAWallet.title')} onClick={() => on.onChoose('WhatIsAWallet')}>
              <HelpIcon />
            </IconButton>
          }
          end={close}
        />
      }
    >
      {list}
    </PlainContent>
  );
}
