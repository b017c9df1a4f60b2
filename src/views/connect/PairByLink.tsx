import { useEffect, useState } from 'react';
import { appTarget } from '../../lib/appTarget.js';
import { NOTHING_HAPPENED_MS } from '../../lib/constants.js';
import type { ListedWallet } from '../../lib/listedWallet.js';
import { page } from '../../lib/page.js';
import { type AppLink, pairingLink } from '../../lib/pairingLink.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { hint, linkHead, words } from './ConnectingWalletConnectView.css.js';
import { CopyUri, type PairingProps } from './PairByCode.js';

interface PairByLinkProps extends PairingProps {
  wallet: ListedWallet;
  /** What opens the app: a link of the wallet. */
  appUrl: string;
  onOpen: (link: AppLink) => void;
}

/**
 * Opens the wallet's app with the code in the link. The link is a real one, ready before it is pressed: phones open
 * apps only where a person pressed.
 */
export function PairByLink({ uri, wallet, appUrl, isConnected, onOpen }: PairByLinkProps) {
  const t = useText();
  const { name } = wallet;
  const [isOpened, setOpened] = useState(false);
  const [nothingHappened, setNothingHappened] = useState(false);
  useEffect(() => {
    if (!isOpened || isConnected) return;
    // A page that an app came before is hidden by then.
    const timer = setTimeout(
      () => setNothingHappened(page().visibilityState === 'visible'),
      NOTHING_HAPPENED_MS,
    );
    return () => clearTimeout(timer);
  }, [isOpened, isConnected]);
  const target = appTarget(pairingLink(appUrl, ''), window);
  const href = uri && pairingLink(appUrl, uri);
  const open = () => {
    setOpened(true);
    onOpen({ href: appUrl, target });
  };
  const asked = nothingHappened ? t('pairing.nothing', { name }) : t('pairing.openHint', { name });
  return (
    <>
      <div className={linkHead}>
        <WalletPicture wallet={wallet} size="large" />
        <p className={hint} role="status">
          {isConnected ? t('connecting.connected') : asked}
        </p>
      </div>
      {href && !isConnected ? (
        <Button isBlock href={href} target={target} onClick={open}>
          {t('pairing.open', { name })}
        </Button>
      ) : (
        <Button isBlock isLoading={!href} disabled={isConnected}>
          {t('pairing.open', { name })}
        </Button>
      )}
      <div className={words}>{isConnected ? null : <CopyUri uri={uri} />}</div>
    </>
  );
}
