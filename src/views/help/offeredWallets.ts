import type { CustomWallet } from '../../lib/config.js';
import { safeHttpUrl, safeName } from '../../lib/sanitize.js';

export interface OfferedWallet {
  readonly id: string;
  readonly name: string;
  readonly homepage: string;
  readonly image: string | undefined;
}

/** The host's own wallets that have a name and a homepage that may be opened. */
export function offeredWallets(wallets: readonly CustomWallet[]): OfferedWallet[] {
  return wallets.flatMap((wallet) => {
    // The host's own objects: nothing promises that they are what their type says.
    const { id, name, homepage, image_url } = (wallet ?? {}) as Partial<CustomWallet>;
    const shown = safeName(name);
    const url = safeHttpUrl(homepage);
    if (!shown || !url) return [];
    return [{ id: String(id ?? shown), name: shown, homepage: url, image: safeHttpUrl(image_url) }];
  });
}
