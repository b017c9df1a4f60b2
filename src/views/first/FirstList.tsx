import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import type { Config } from '../../lib/config.js';
import { Header } from '../../ui/Header.js';
import { IconButton } from '../../ui/IconButton.js';
import { CloseIcon, HelpIcon } from '../../ui/icons.js';
import { PlainContent } from '../../ui/layer/PlainContent.js';
import { moveAmongRows } from '../../ui/moveAmongRows.js';
import { PlainList } from '../../ui/PlainList.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { intro as introStyle } from '../connect/ConnectView.css.js';
import { keyOf, nameOf } from '../connect/describeRow.js';
import { LegalLine } from '../connect/LegalLine.js';
import { NoWalletButton } from '../connect/NoWalletButton.js';
import { PlainAllWalletsRow } from '../connect/PlainAllWalletsRow.js';
import { PlainConnectRow } from '../connect/PlainConnectRow.js';
import { SignInSkeleton } from '../connect/SignInSkeleton.js';
import { searchable } from '../shared/SearchableList.css.js';
import { ViewBody } from '../shared/ViewBody.js';
import type { ViewText } from '../useText.js';
import { FirstImage } from './FirstImage.js';

/** The possible choices: a wallet, all wallets, or help for visitors without one. */
export type Choice = WalletRow | 'AllWallets' | 'WhatIsAWallet' | 'GetWallet';

export interface FirstListProps {
  t: ViewText;
  config: Pick<Config, 'termsUrl' | 'privacyUrl'>;
  locale: string;
  intro: string | undefined;
  signIn: Config['signIn'];
  rows: readonly WalletRow[];
  /** How many rows are still to come. */
  awaited: number;
  hasAll: boolean;
  /** The choice that waits for the interface. */
  chosen: Choice | undefined;
  onClose: () => void;
  onChoose: (choice: Choice) => void;
  /** The visitor will probably choose this wallet. */
  onIntent: (row: WalletRow) => void;
}

/** The content of the dialog with the Connect view, drawn without React and so without hooks. */
export function FirstList(props: FirstListProps) {
  const { t, config, locale, intro, signIn, rows, awaited, hasAll, chosen, ...on } = props;
  const listRows = [
    rows.map((row, at) => (
      <PlainConnectRow
        key={keyOf(row)}
        row={row}
        t={t}
        image={<FirstImage row={row} name={nameOf(row, t)} prefix={`first-${at}-`} />}
        isLoading={chosen === row}
        onClick={() => on.onChoose(row)}
        onIntent={() => on.onIntent(row)}
      />
    )),
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
          end={
            <IconButton label={t('dialog.close')} onClick={on.onClose}>
              <CloseIcon />
            </IconButton>
          }
        />
      }
    >
      <ViewBody>
        {intro && rows.length > 0 ? <p className={introStyle}>{intro}</p> : null}
        {signIn ? <SignInSkeleton signIn={signIn} /> : null}
        <div className={searchable}>
          <PlainList aria-label={t('connect.wallets')} onKeyDown={moveAmongRows} rows={listRows} />
        </div>
        {rows.length > 0 ? (
          <NoWalletButton t={t} isLoading={chosen === 'GetWallet'} onClick={() => on.onChoose('GetWallet')} />
        ) : null}
        <LegalLine t={t} termsUrl={config.termsUrl} privacyUrl={config.privacyUrl} />
      </ViewBody>
    </PlainContent>
  );
}
