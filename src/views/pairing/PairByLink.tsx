import { useEffect, useState } from 'react';
import { page } from '../../lib/browser/page.js';
import { type AppLink, pairingLink } from '../../lib/wallets/appLink.js';
import { appTarget } from '../../lib/wallets/appTarget.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { LinkToApp } from './LinkToApp.js';
import type { PairingProps } from './PairByCode.js';
import { waitText } from './waitText.js';

/** In ms. If the page is still visible this long after an app link was pressed, we say that nothing happened. */
const NOTHING_HAPPENED_MS = 1_500;

interface PairByLinkProps extends PairingProps {
  wallet: ListedWallet;
  /** The wallet's link that opens its app. */
  appUrl: string;
  onOpen: (link: AppLink) => void;
}

/** Opens the wallet's app by a link that contains the code. */
export function PairByLink(props: PairByLinkProps) {
  const { uri, wait, wallet, appUrl, isConnected, onOpen, onRetry } = props;
  const t = useText();
  const { name } = wallet;
  const [isOpened, setOpened] = useState(false);
  const [nothingHappened, setNothingHappened] = useState(false);
  useEffect(() => {
    if (!isOpened || isConnected) return;
    // An app that opened has hidden the page by then.
    const timer = setTimeout(
      () => setNothingHappened(page().visibilityState === 'visible'),
      NOTHING_HAPPENED_MS,
    );
    return () => clearTimeout(timer);
  }, [isOpened, isConnected]);
  const target = appTarget(pairingLink(appUrl, ''), window);
  const asked = nothingHappened ? t('pairing.nothing', { name }) : t('pairing.openHint', { name });
  const waiting = wait && t(waitText(wait, 'wait.link', 'pairing.stuck'));
  return (
    <LinkToApp
      image={<WalletPicture wallet={wallet} size="large" />}
      name={name}
      href={uri && pairingLink(appUrl, uri)}
      target={target}
      url={uri}
      isDone={isConnected}
      said={isConnected ? t('connecting.connected') : (waiting ?? asked)}
      onRetry={wait === 'stuck' ? onRetry : undefined}
      onOpen={() => {
        setOpened(true);
        onOpen({ href: appUrl, target });
      }}
    />
  );
}
