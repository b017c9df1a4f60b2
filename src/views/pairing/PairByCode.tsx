import type { WaitPhase } from '../../atoms/util/followWait.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';
import { useText } from '../useText.js';
import { WalletPicture } from '../wallets/WalletPicture.js';
import { CodeForApp } from './CodeForApp.js';
import { waitText } from './waitText.js';

export interface PairingProps {
  /** The content of the code, once it is published and apps that open it find the request. */
  uri: string | undefined;
  /**
   * The content of the code before that. It can already be scanned, because the page stays open and publishes it in the
   * meantime. It can't be used as a link: a phone may suspend the page as soon as the app opens, and the app would wait in
   * vain.
   */
  earlyUri: string | undefined;
  /** The waiting phase of `uri`. Undefined once it has loaded or is no longer needed. */
  wait: WaitPhase | undefined;
  /** The chosen wallet; undefined if any will do. */
  wallet: ListedWallet | undefined;
  isConnected: boolean;
  onRetry: () => void;
}

/** A code to scan with a wallet app on a phone. */
export function PairByCode({ uri, earlyUri, wait, wallet, isConnected, onRetry }: PairingProps) {
  const t = useText();
  const asked = wallet ? t('pairing.hintWallet', { name: wallet.name }) : t('pairing.hint');
  const waiting = wait && !earlyUri ? t(waitText(wait, 'wait.code', 'pairing.stuck')) : undefined;
  return (
    <CodeForApp
      code={uri ?? earlyUri}
      url={uri}
      label={t('pairing.code')}
      picture={wallet ? <WalletPicture wallet={wallet} size="fill" /> : undefined}
      isDone={isConnected}
      said={isConnected ? t('connecting.connected') : (waiting ?? asked)}
      onRetry={wait === 'stuck' ? onRetry : undefined}
    />
  );
}
