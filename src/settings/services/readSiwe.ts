import type { WalletModal } from '../../elements/walletModal.js';
import type { SiweSetting } from '../../lib/config.js';
import type { Siwe } from '../../lib/siwe/siwe.js';
import { readFields } from '../../lib/untrusted/readFields.js';

export const siweFlags = [
  'enabled',
  'required',
  'signOutOnDisconnect',
  'signOutOnAccountChange',
  'signOutOnNetworkChange',
] as const;

/** When visitors sign in with their wallet. Undefined if they never do. `readSiweSite.ts` reads the sign-in functions. */
export function readSiwe({ siwe, siweUrl }: WalletModal): SiweSetting | undefined {
  const flags = readFields(siwe, siweFlags);
  const site = siteOf(siwe, siweUrl || undefined);
  if (!site || flags.enabled === false) return undefined;
  return {
    ...site,
    required: flags.required === true,
    signOutOnDisconnect: flags.signOutOnDisconnect !== false,
    signOutOnAccountChange: flags.signOutOnAccountChange !== false,
    signOutOnNetworkChange: flags.signOutOnNetworkChange !== false,
  };
}

function siteOf(own: Siwe | undefined, url: string | undefined) {
  if (own !== undefined) return { own, url };
  return url === undefined ? undefined : { own, url };
}
