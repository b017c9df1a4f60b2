import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { Button } from '../../ui/Button.js';
import { head, hint } from '../pairing/pairingLayout.css.js';
import { useText } from '../useText.js';
import { WalletPicture } from './WalletPicture.js';

/** Opens the page in the browser of the wallet's app, where the visitor can choose the wallet. */
export function BrowseInApp({ wallet, href }: { wallet: ListedWallet; href: string }) {
  const t = useText();
  const { name } = wallet;
  return (
    <>
      <div className={head}>
        <WalletPicture wallet={wallet} size="large" />
        <p className={hint}>{t('pairing.browseHint', { name })}</p>
      </div>
      <Button isBlock href={href}>
        {t('pairing.open', { name })}
      </Button>
    </>
  );
}
