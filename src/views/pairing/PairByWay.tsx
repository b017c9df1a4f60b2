import type { AppLink } from '../../lib/wallets/appLink.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { PairByCode, type PairingProps } from './PairByCode.js';
import { PairByLink } from './PairByLink.js';
import { head, hint, words } from './pairingLayout.css.js';
import type { PairingWay } from './pairingWays.js';

const links = { mobile: 'mobile_link', web: 'webapp_link', desktop: 'desktop_link' } as const;

interface PairByWayProps extends PairingProps {
  way: PairingWay;
  /** Called with the link that opens the wallet's app. */
  onOpen: (link: AppLink) => void;
  /** Continues in this browser, if the wallet is installed. */
  onContinue: (() => void) | undefined;
}

/** One way to connect a wallet. A wallet without a link gets a code that any app can scan. */
export function PairByWay({ way, onOpen, onContinue, ...props }: PairByWayProps) {
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
