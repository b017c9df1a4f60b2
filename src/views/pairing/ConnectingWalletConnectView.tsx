import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { connectorsAtom } from '../../atoms/connecting/connectors.js';
import { selectWalletAtom } from '../../atoms/connecting/selectedWallet.js';
import { connectionAtom } from '../../atoms/connection.js';
import { installedAs } from '../../atoms/directory/installed.js';
import { findWalletAtom } from '../../atoms/directory/knownWallets.js';
import { noteAppLinkAtom } from '../../atoms/pairing/noteAppLink.js';
import { pairingAtom } from '../../atoms/pairing/pairing.js';
import { startPairingAtom } from '../../atoms/pairing/startPairing.js';
import { pushAtom } from '../../atoms/router.js';
import { isMobile } from '../../lib/browser/device.js';
import type { AppLink } from '../../lib/wallets/appLink.js';
import type { TextKey } from '../../locales/en.js';
import { Button } from '../../ui/Button.js';
import { Tabs } from '../../ui/Tabs.js';
import { DesktopIcon, ExtensionIcon, GlobeIcon, PhoneIcon } from '../../ui/viewIcons.js';
import { ViewBody } from '../shared/ViewBody.js';
import type { ViewProps } from '../shell/viewEntry.js';
import { useLastStep } from '../useLastStep.js';
import { useOnline } from '../useOnline.js';
import { useText } from '../useText.js';
import { BrowseInApp } from '../wallets/BrowseInApp.js';
import { useBrowseLink } from '../wallets/useBrowseLink.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { PairByCode, type PairingProps } from './PairByCode.js';
import { PairByLink } from './PairByLink.js';
import { PairingFailed } from './PairingFailed.js';
import { head, hint, words } from './pairingLayout.css.js';
import { type PairingWay, pairingWays } from './pairingWays.js';

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
  const pairing = useLastStep(useAtomValue(pairingAtom));
  const isShown = useAtomValue(connectionAtom)?.connector.id === connectorId;
  // Another namespace may have been connected by it before.
  const [wasShown] = useState(isShown);
  const isConnected = (isShown && !wasShown) || pairing.step === 'connected';
  const start = useSetAtom(startPairingAtom);
  const failure = pairing.step === 'failed' ? pairing.error : undefined;
  const hasFailed = failure !== undefined;
  const begin = useCallback(() => start(connectorId), [start, connectorId]);
  const onOnline = useCallback(() => {
    if (hasFailed) begin();
  }, [hasFailed, begin]);
  useOnline(onOnline);
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
  const uri = pairing.step === 'offered' ? pairing.uri : undefined;
  const earlyUri = pairing.step === 'publishing' ? pairing.uri : undefined;
  const begun = earlyUri ? 'begun' : undefined;
  const wait = pairing.step === 'preparing' ? pairing.wait : begun;
  return (
    <ViewBody>
      {ways.length > 1 ? (
        <Tabs
          label={t('pairing.ways')}
          items={ways.map((key) => {
            const [label, Icon] = tabs[key];
            return { key, label: t(label), icon: <Icon size={16} /> };
          })}
          current={way}
          onChange={setWay}
        />
      ) : null}
      <Way
        key={way}
        way={way}
        uri={uri}
        earlyUri={earlyUri}
        wait={wait}
        wallet={wallet}
        isConnected={isConnected}
        onRetry={begin}
        onContinue={installed && (() => push({ view: 'ConnectingExternal', connectorId: installed.id }))}
        onOpen={(link) => void noteLink(connectorId, link)}
      />
      {wallet && !isConnected && !installed ? (
        <Button variant="ghost" isBlock onClick={() => push({ view: 'Downloads', walletId: wallet.id })}>
          {t('pairing.get', { name: wallet.name })}
        </Button>
      ) : null}
    </ViewBody>
  );
}

const links = { mobile: 'mobile_link', web: 'webapp_link', desktop: 'desktop_link' } as const;

interface WayProps extends PairingProps {
  way: PairingWay;
  /** Called with the link that opens the wallet's app. */
  onOpen: (link: AppLink) => void;
  /** Continues in this browser, if the wallet is installed. */
  onContinue: (() => void) | undefined;
}

function Way({ way, onOpen, onContinue, ...props }: WayProps) {
  const t = useText();
  const { wallet } = props;
  if (way === 'qrcode' || !wallet) return <PairByCode {...props} />;
  if (way === 'browser') {
    return (
      <div className={head}>
        <WalletPicture wallet={wallet} size="large" />
        <Button isBlock disabled={!onContinue} onClick={onContinue}>
          {t('pairing.continue', { name: wallet.name })}
        </Button>
      </div>
    );
  }
  if (way === 'extension') {
    return (
      <div className={words}>
        <p>{t('pairing.notDetected', { name: wallet.name })}</p>
        <p className={hint}>{t('pairing.notDetectedText')}</p>
      </div>
    );
  }
  const appUrl = wallet[links[way]];
  if (!appUrl) return <PairByCode {...props} />;
  return <PairByLink {...props} wallet={wallet} appUrl={appUrl} onOpen={onOpen} />;
}
