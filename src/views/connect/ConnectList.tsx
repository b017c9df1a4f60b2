import { useAtomValue, useSetAtom } from 'jotai';
import { isDiscoveringAtom } from '../../atoms/connecting/connectors.js';
import { neededNamespaceAtom } from '../../atoms/connection.js';
import type { WalletRow } from '../../atoms/directory/arrangeWallets.js';
import { awaitedRowsAtom, connectOfferAtom } from '../../atoms/directory/connectRows.js';
import { firstWalletsAtom, loadFirstWalletsAtom } from '../../atoms/directory/firstWallets.js';
import { isOpenAtom } from '../../atoms/openModal.js';
import { pushAtom, routeAtom } from '../../atoms/router.js';
import { isSignInOfferedAtom } from '../../atoms/signIn/signInNetworks.js';
import { configAtom } from '../../atoms/siteConfig.js';
import { isWatchOfferedAtom } from '../../atoms/watch/isWatchOffered.js';
import { watchedAccountAtom } from '../../atoms/watch/watchedAccount.js';
import { isMobile } from '../../lib/browser/device.js';
import { Announcer } from '../../ui/Announcer.js';
import { RowSkeletons } from '../../ui/RowSkeletons.js';
import { SearchableList } from '../shared/SearchableList.js';
import { ViewBody } from '../shared/ViewBody.js';
import { useText } from '../useText.js';
import { DirectoryNotice } from '../wallets/DirectoryNotice.js';
import { WatchButton } from '../watch/WatchButton.js';
import { AllWalletsRow } from './AllWalletsRow.js';
import { intro } from './ConnectList.css.js';
import { ConnectRow } from './ConnectRow.js';
import { connectIntro } from './connectIntro.js';
import { keyOf, nameOf } from './describeRow.js';
import { LegalFooter } from './LegalFooter.js';
import { NoWalletButton } from './NoWalletButton.js';
import { NoWallets } from './NoWallets.js';
import { SignInSlot } from './SignInSlot.js';
import { useSettledRows } from './useSettledRows.js';
import { walletSections } from './walletSections.js';

/**
 * Lists available wallets, suggests others, and leads to the full list. With `isBeside`, a pane beside it says how to get a
 * wallet.
 */
export function ConnectList({ isBeside = false }: { isBeside?: boolean }) {
  const t = useText();
  const { app, signIn } = useAtomValue(configAtom);
  const needed = useAtomValue(neededNamespaceAtom);
  const isSignInOffered = useAtomValue(isSignInOfferedAtom);
  const isWatchOffered = useAtomValue(isWatchOfferedAtom) && needed === undefined;
  const isWatching = useAtomValue(watchedAccountAtom) !== undefined;
  const isDiscovering = useAtomValue(isDiscoveringAtom);
  const awaited = useAtomValue(awaitedRowsAtom);
  const { status } = useAtomValue(firstWalletsAtom);
  const load = useSetAtom(loadFirstWalletsAtom);
  const push = useSetAtom(pushAtom);
  // The list of all wallets beside this one says the same.
  const isSaidBeside = useAtomValue(routeAtom).view === 'AllWallets';
  const offer = useAtomValue(connectOfferAtom)(isMobile(navigator));
  const { settled, late } = useSettledRows(offer.rows, useAtomValue(isOpenAtom));
  const rowOf = (row: WalletRow) => <ConnectRow key={keyOf(row)} row={row} />;
  const end = [
    awaited > 0 ? <RowSkeletons key="awaited" count={awaited} /> : null,
    offer.hasAll ? <AllWalletsRow key="all" /> : null,
  ];
  const latest = late.at(-1);
  const hasRows = settled.length + late.length > 0;
  const introText = connectIntro(t, app.name, needed);
  return (
    <ViewBody>
      {introText && hasRows ? <p className={intro}>{introText}</p> : null}
      {signIn && isSignInOffered ? <SignInSlot key={signIn.url} signIn={signIn} /> : null}
      {hasRows || awaited > 0 ? (
        <SearchableList
          label={t('connect.wallets')}
          searchLabel={t('connect.search')}
          foundKey="connect.found"
          noMatchKey="connect.noMatch"
          items={settled}
          textOf={(row) => nameOf(row, t)}
          end={end}
          late={late}
          arrange={(rows, after) =>
            walletSections({ t, rows, end, after, rowOf, awaited, isChosen: offer.isChosen })
          }
        >
          {rowOf}
        </SearchableList>
      ) : (
        <NoWallets isCertain={!isDiscovering} isBeside={isBeside} />
      )}
      {isSaidBeside ? null : <DirectoryNotice status={status} missing="connect.missing" onRetry={load} />}
      <Announcer message={latest && t('connect.late', { name: nameOf(latest, t) })} />
      {hasRows && !isBeside ? <NoWalletButton t={t} onClick={() => push({ view: 'GetWallet' })} /> : null}
      {isWatchOffered ? (
        <WatchButton t={t} onClick={() => push({ view: isWatching ? 'WatchedAccount' : 'Watch' })} />
      ) : null}
      <LegalFooter />
    </ViewBody>
  );
}
