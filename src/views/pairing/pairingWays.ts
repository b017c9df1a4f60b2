import type { ListedWallet } from '../../lib/wallets/listedWallet.js';

/** How a wallet of a list can be connected. */
export type PairingWay = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'extension';

/**
 * The ways to a wallet, the one to begin with first: this browser, where it is installed. A phone opens the app; from
 * a computer the app on a phone reads a code. Without a wallet, or where none of its links is known, any app may read
 * the code.
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
