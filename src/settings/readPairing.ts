import type { WalletModal } from '../elements/walletModal.js';
import type { PairingSetting } from '../lib/config.js';
import { safeHttpUrl } from '../lib/untrusted/sanitize.js';
import type { Complain } from './explainProblem.js';

/** Where one is wanted and nobody looks at it: by services of the host's own. */
export const NO_PROJECT = '0'.repeat(32);

/** Wallet apps need the hosted relay, which needs a project id, or a relay of the host's own. */
export function readPairing(
  { projectId, relayUrl }: Pick<WalletModal, 'projectId' | 'relayUrl'>,
  complain: Complain,
): PairingSetting | undefined {
  if (!relayUrl) return projectId ? { projectId, relayUrl: undefined } : undefined;
  // A relay is a server like any other, asked over a socket; the client adds what it asks for to the end.
  if (/^wss?:\/\/[^#]*$/i.test(relayUrl) && safeHttpUrl(relayUrl.replace(/^ws/i, 'http'))) {
    return { projectId: projectId || NO_PROJECT, relayUrl };
  }
  complain({ what: 'relay', value: relayUrl });
  return undefined;
}
