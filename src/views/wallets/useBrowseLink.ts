import { useAtomValue } from 'jotai';
import { connectorsAtom } from '../../atoms/connecting/connectors.js';
import { installedAs } from '../../atoms/directory/installed.js';
import { isMobile } from '../../lib/browser/device.js';
import { browseLink } from '../../lib/wallets/browseLink.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';

/** A link that opens this page in the browser of a wallet's app. Only on phones that have no other access to the wallet. */
export function useBrowseLink(wallet: ListedWallet | undefined): string | undefined {
  const connectors = useAtomValue(connectorsAtom);
  if (!wallet || !isMobile(navigator) || 'phantom' in window || installedAs(wallet, connectors))
    return undefined;
  return browseLink(wallet.name, location.href);
}
