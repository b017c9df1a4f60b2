import { atom } from 'jotai/vanilla';
import { configAtom } from '../siteConfig.js';
import { firstWalletsAtom } from './firstWallets.js';
import { plainRdns } from './installed.js';

/**
 * Whether the site excludes a wallet of this browser. Undefined until known, because only the directory knows which
 * extension an id means. Holding a wallet back briefly is better than removing it after showing it. A slow or failed
 * directory holds none back.
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
