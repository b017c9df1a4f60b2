import { atom } from 'jotai/vanilla';
import { configAtom } from '../siteConfig.js';
import { firstWalletsAtom } from './firstWallets.js';
import { plainRdns } from './installed.js';

/**
 * Whether the site leaves out a wallet of this browser. Undefined as long as that may be so: only the directory knows
 * which extension an id stands for. A wallet that is shown and then taken away would be worse than a place that is kept
 * for it for a moment; but a directory that is slow or fails does not keep anybody from their wallet.
 */
export const isExcludedAtom = atom((get) => {
  const { directory, choice } = get(configAtom);
  const { hiddenRdns, status } = get(firstWalletsAtom);
  const excluded = [...choice.excludeRdns, ...(hiddenRdns ?? [])].map(plainRdns);
  const isAwaited = status === 'idle' || status === 'loading';
  const isKnown = !directory || choice.exclude.length === 0 || hiddenRdns !== undefined || !isAwaited;
  return (rdns: string | undefined): boolean | undefined => {
    if (!rdns) return false;
    return excluded.includes(plainRdns(rdns)) || (isKnown ? false : undefined);
  };
});
