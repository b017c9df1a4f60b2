import type { WalletModal } from '../../elements/walletModal.js';
import type { SiweSetting } from '../../lib/config.js';
import { readFields } from '../../lib/untrusted/readFields.js';

export const siweFlags = [
  'enabled',
  'required',
  'signOutOnDisconnect',
  'signOutOnAccountChange',
  'signOutOnNetworkChange',
] as const;

/** When visitors sign in with their wallet. Undefined if they never do. `readSiweSite.ts` reads how. */
export function readSiwe({ siwe, siweUrl }: WalletModal): SiweSetting | undefined {
  const flags = readFields(siwe, siweFlags);
  if ((siwe === undefined && !siweUrl) || flags.enabled === false) return undefined;
  return {
    own: siwe,
    url: siweUrl,
    required: flags.required === true,
    signOutOnDisconnect: flags.signOutOnDisconnect !== false,
    signOutOnAccountChange: flags.signOutOnAccountChange !== false,
    signOutOnNetworkChange: flags.signOutOnNetworkChange !== false,
  };
}
