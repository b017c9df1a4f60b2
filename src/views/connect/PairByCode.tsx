import type { ListedWallet } from '../../lib/listedWallet.js';
import { QrCode } from '../../ui/QrCode.js';
import { CopyText } from '../CopyText.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { hint, words } from './ConnectingWalletConnectView.css.js';

export interface PairingProps {
  /** Absent while the code is being made. */
  uri: string | undefined;
  /** The wallet that was chosen; absent when any will do. */
  wallet: ListedWallet | undefined;
  isConnected: boolean;
}

/** A code for the app on a phone. */
export function PairByCode({ uri, wallet, isConnected }: PairingProps) {
  const t = useText();
  const asked = wallet ? t('pairing.hintWallet', { name: wallet.name }) : t('pairing.hint');
  return (
    <>
      <QrCode
        text={uri}
        label={t('pairing.code')}
        isDone={isConnected}
        picture={wallet ? <WalletPicture wallet={wallet} size="fill" /> : undefined}
      />
      <div className={words}>
        <p className={hint}>{isConnected ? t('connecting.connected') : asked}</p>
        <CopyUri uri={uri} />
      </div>
    </>
  );
}

/** The same as text, for apps that take it. */
export function CopyUri({ uri }: Pick<PairingProps, 'uri'>) {
  const t = useText();
  return (
    <CopyText text={uri} label={t('pairing.copy')}>
      {t('pairing.copy')}
    </CopyText>
  );
}
