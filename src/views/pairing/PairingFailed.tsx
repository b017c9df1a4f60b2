import type { WalletModalError } from '../../lib/errors.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { WalletConnectIcon } from '../../ui/icons.js';
import { WalletImage } from '../../ui/WalletImage.js';
import { StatusView } from '../shared/StatusView.js';
import { useOtherWallet } from '../shared/useOtherWallet.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { pairingFailure } from './pairingFailure.js';

interface PairingFailedProps {
  error: WalletModalError;
  /** The chosen wallet; undefined if any will do. */
  wallet: ListedWallet | undefined;
  onRetry: () => void;
}

/** Says why pairing failed and what to do. */
export function PairingFailed({ error, wallet, onRetry }: PairingFailedProps) {
  const t = useText();
  const name = wallet?.name ?? 'WalletConnect';
  const { status, title, text, reason } = pairingFailure(error);
  return (
    <StatusView
      image={
        wallet ? (
          <WalletPicture wallet={wallet} size="large" />
        ) : (
          <WalletImage name={name} icon={<WalletConnectIcon size={32} />} size="large" />
        )
      }
      status={status}
      title={t(title, { name })}
      text={text && t(text, { name, reason })}
      action={{ label: t('dialog.retry'), isWaiting: false, onClick: onRetry }}
      other={useOtherWallet()}
    />
  );
}
