import type { PairingSetting } from '../lib/config.js';
import { type Complain, configInvalid } from './configInvalid.js';
import type { WalletModal } from './walletModal.js';

/** The client wants one; an own relay does not look at it. */
const NO_PROJECT = '0'.repeat(32);

/** Wallet apps need the hosted relay, which needs a project id, or a relay of the host's own. */
export function readPairing(
  { projectId, relayUrl }: Pick<WalletModal, 'projectId' | 'relayUrl'>,
  complain: Complain,
): PairingSetting | undefined {
  if (!relayUrl) return projectId ? { projectId, relayUrl: undefined } : undefined;
  if (URL.canParse(relayUrl) && /^wss?:$/.test(new URL(relayUrl).protocol)) {
    return { projectId: projectId || NO_PROJECT, relayUrl };
  }
  const details = `relay-url="${relayUrl}" is no wss:// address.`;
  complain(configInvalid('The relay cannot be used.', details));
  return undefined;
}
