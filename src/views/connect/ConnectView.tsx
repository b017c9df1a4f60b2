import { useAtomValue, useSetAtom } from 'jotai';
import { configAtom } from '../../atoms/config.js';
import { neededNamespaceAtom } from '../../atoms/connection.js';
import { isDiscoveringAtom } from '../../atoms/connectors.js';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { allWalletsRowAtom, awaitedRowsAtom, connectRowsAtom } from '../../atoms/directory/connectRows.js';
import { firstWalletsAtom, loadFirstWalletsAtom } from '../../atoms/directory/firstWallets.js';
import { isOpenAtom } from '../../atoms/modal.js';
import { isMobile } from '../../lib/device.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { SearchableList } from '../SearchableList.js';
import { useFirstSeenOrder } from '../useFirstSeenOrder.js';
import { useText } from '../useText.js';
import { ViewBody } from '../ViewBody.js';
import { DirectoryNotice } from '../wallets/DirectoryNotice.js';
import { AllWalletsRow } from './AllWalletsRow.js';
import { ConnectRow } from './ConnectRow.js';
import { intro } from './ConnectView.css.js';
import { LegalFooter } from './LegalFooter.js';
import { NoWallets } from './NoWallets.js';
import { SignInSlot } from './SignInSlot.js';

const keyOf = (row: WalletRow) => ('wallet' in row ? `wallet ${row.wallet.id}` : row.connector.id);

/** The wallets that are there, some that are not, and the way to all others. */
export function ConnectView() {
  const t = useText();
  const { app, signIn } = useAtomValue(configAtom);
  const needed = useAtomValue(neededNamespaceAtom);
  const isDiscovering = useAtomValue(isDiscoveringAtom);
  const awaited = useAtomValue(awaitedRowsAtom);
  const { offer } = useAtomValue(allWalletsRowAtom);
  const { stand } = useAtomValue(firstWalletsAtom);
  const load = useSetAtom(loadFirstWalletsAtom);
  const isPhone = isMobile(navigator);
  const hasAll = offer === 'show' || (offer === 'only-mobile' && isPhone);
  // Nobody scans the screen of the phone in their hand; the list of all wallets opens apps instead, when it is there.
  const needsCode = !isPhone || !hasAll || stand === 'failed';
  const all = useAtomValue(connectRowsAtom);
  const offered = needsCode ? all : all.filter(({ group }) => group !== 'pairing');
  const rows = useFirstSeenOrder(offered, keyOf, useAtomValue(isOpenAtom));
  const nameOf = (row: WalletRow) =>
    ('wallet' in row ? row.wallet.name : row.connector.name) ?? t('connect.unnamed');
  const introText = needed
    ? t('connect.needed', { chain: t(`multiChain.chain.${needed}`) })
    : app.name && t('connect.intro', { app: app.name });
  return (
    <ViewBody>
      {introText && rows.length > 0 ? <p className={intro}>{introText}</p> : null}
      {signIn && needed !== 'solana' ? <SignInSlot key={signIn.url} signIn={signIn} /> : null}
      {rows.length > 0 || awaited > 0 ? (
        <SearchableList
          label={t('connect.wallets')}
          searchLabel={t('connect.search')}
          foundKey="connect.found"
          noMatchKey="connect.noMatch"
          items={rows}
          textOf={nameOf}
          end={[
            awaited > 0 ? <RowSkeletons key="awaited" count={awaited} /> : null,
            hasAll ? <AllWalletsRow key="all" /> : null,
          ]}
        >
          {(row) => <ConnectRow key={keyOf(row)} row={row} />}
        </SearchableList>
      ) : (
        <NoWallets isCertain={!isDiscovering} />
      )}
      <DirectoryNotice stand={stand} missing="connect.missing" onRetry={load} />
      <LegalFooter />
    </ViewBody>
  );
}
