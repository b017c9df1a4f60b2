import type { ListedWallet } from '../../lib/wallets/listedWallet.js';

/** A way to connect a listed wallet. */
export type PairingWay = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'extension';

/**
 * The ways to connect a wallet, best first. A wallet installed in this browser opens there. Phones open the app by a link; on
 * computers, the app on a phone scans a code. Without a wallet, or if none of its links is known, any app can scan the code.
 */
export function pairingWays(
  wallet: ListedWallet | undefined,
  isMobile: boolean,
  isInstalled = false,
): readonly PairingWay[] {
  const ways: readonly (readonly [PairingWay, unknown])[] = [
    ['browser', isInstalled],
    ['mobile', isMobile && wallet?.mobile_link],
    ['qrcode', !isMobile && wallet?.mobile_link],
    ['web', wallet?.webapp_link],
    ['desktop', !isMobile && wallet?.desktop_link],
    ['extension', !isMobile && !isInstalled && wallet?.rdns && wallet.chrome_store],
  ];
  const open = ways.flatMap(([way, isOpen]) => (isOpen ? [way] : []));
  return open.length > 0 ? open : ['qrcode'];
}
