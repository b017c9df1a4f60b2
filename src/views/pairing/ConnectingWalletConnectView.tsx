import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { connectorsAtom } from '../../atoms/connecting/connectors.js';
import { selectWalletAtom } from '../../atoms/connecting/selectedWallet.js';
import { installedAs } from '../../atoms/directory/installed.js';
import { findWalletAtom } from '../../atoms/directory/knownWallets.js';
import { noteAppLinkAtom } from '../../atoms/pairing/noteAppLink.js';
import { pushAtom } from '../../atoms/router.js';
import { isMobile } from '../../lib/browser/device.js';
import type { TextKey } from '../../locales/translation.js';
import { Button } from '../../ui/Button.js';
import { Tabs } from '../../ui/Tabs.js';
import { DesktopIcon, ExtensionIcon, GlobeIcon, PhoneIcon } from '../../ui/viewIcons.js';
import { ViewBody } from '../shared/ViewBody.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useText } from '../useText.js';
import { BrowseInApp } from '../wallets/BrowseInApp.js';
import { useBrowseLink } from '../wallets/useBrowseLink.js';
import { PairByWay } from './PairByWay.js';
import { PairingFailed } from './PairingFailed.js';
import { type PairingWay, pairingWays } from './pairingWays.js';
import { usePairing } from './usePairing.js';

const tabs = {
  browser: ['pairing.way.browser', ExtensionIcon],
  mobile: ['pairing.way.mobile', PhoneIcon],
  qrcode: ['pairing.way.qrcode', PhoneIcon],
  web: ['pairing.way.web', GlobeIcon],
  desktop: ['pairing.way.desktop', DesktopIcon],
  extension: ['pairing.way.extension', ExtensionIcon],
} as const satisfies Record<PairingWay, readonly [TextKey, typeof PhoneIcon]>;

/** The ways to connect a listed wallet: in this browser, by a code to scan, or by a link to its app. */
export function ConnectingWalletConnectView({
  route: { connectorId, walletId },
}: ViewProps<'ConnectingWalletConnect'>) {
  const t = useText();
  const wallet = useAtomValue(findWalletAtom)(walletId);
  const push = useSetAtom(pushAtom);
  const { begin, failure, offer } = usePairing(connectorId);
  const connectors = useAtomValue(connectorsAtom);
  const installed = wallet && installedAs(wallet, connectors);
  const isPhone = isMobile(navigator);
  const browse = useBrowseLink(wallet);
  useEffect(() => {
    if (!browse) begin();
  }, [begin, browse]);
  const ways = pairingWays(wallet, isPhone, installed !== undefined);
  const [way = 'qrcode', setWay] = useState(ways[0]);
  const noteLink = useSetAtom(noteAppLinkAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that was pressed for another way no longer counts
  useEffect(() => void noteLink(connectorId), [noteLink, connectorId, way]);
  const select = useSetAtom(selectWalletAtom);
  const name = wallet?.name ?? 'WalletConnect';
  const platform = way === 'extension' ? 'browser' : way;
  useEffect(() => select({ name, platform }), [select, name, platform]);

  if (wallet && browse) {
    return (
      <ViewBody>
        <BrowseInApp wallet={wallet} href={browse} />
      </ViewBody>
    );
  }
  if (failure) return <PairingFailed error={failure} wallet={wallet} onRetry={begin} />;
  return (
    <ViewBody>
      {ways.length > 1 ? (
        <Tabs
          label={t('pairing.ways')}
          items={ways.map((key) => {
            const [label, Icon] = tabs[key];
            // At 360 px, four words leave no room for pictures.
            return { key, label: t(label), icon: ways.length < 4 && <Icon size={16} /> };
          })}
          current={way}
          onChange={setWay}
        />
      ) : null}
      <PairByWay
        key={way}
        {...offer}
        way={way}
        wallet={wallet}
        onRetry={begin}
        onContinue={installed && (() => push({ view: 'ConnectingExternal', connectorId: installed.id }))}
        onOpen={(link) => void noteLink(connectorId, link)}
      />
      {wallet && !offer.isConnected && !installed ? (
        <Button variant="ghost" isBlock onClick={() => push({ view: 'Downloads', walletId: wallet.id })}>
          {t('pairing.get', { name: wallet.name })}
        </Button>
      ) : null}
    </ViewBody>
  );
}
