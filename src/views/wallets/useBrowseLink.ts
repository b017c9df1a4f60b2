import { useAtomValue } from 'jotai';
import { connectorsAtom } from '../../atoms/connecting/connectors.js';
import { installedAs } from '../../atoms/directory/installed.js';
import { isMobile } from '../../lib/browser/device.js';
import { browseLink } from '../../lib/wallets/browseLink.js';
import type { ListedWallet } from '../../lib/wallets/listedWallet.js';

/** What opens this page in the browser of a wallet's app, on a phone that has the wallet in no other way. */
export function useBrowseLink(wallet: ListedWallet | undefined): string | undefined {
  const connectors = useAtomValue(connectorsAtom);
  if (!wallet || !isMobile(navigator) || 'phantom' in window || installedAs(wallet, connectors))
    return undefined;
  return browseLink(wallet.name, location.href);
}
