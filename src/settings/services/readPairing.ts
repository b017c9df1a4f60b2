import type { WalletModal } from '../../elements/walletModal.js';
import type { PairingSetting } from '../../lib/config.js';
import { safeHttpUrl } from '../../lib/untrusted/sanitize.js';
import type { Complain } from '../explainProblem.js';

/** A placeholder project id for the page's own services, which ignore it. */
export const NO_PROJECT = '0'.repeat(32);

/** The relay for wallet apps: the hosted one, which needs a project id, or the page's own. */
export function readPairing(
  { projectId, relayUrl }: Pick<WalletModal, 'projectId' | 'relayUrl'>,
  complain: Complain,
): PairingSetting | undefined {
  if (!relayUrl) return projectId ? { projectId, relayUrl: undefined } : undefined;
  // Checked like an http address. No fragment, because the client appends its query.
  if (/^wss?:\/\/[^#]*$/i.test(relayUrl) && safeHttpUrl(relayUrl.replace(/^ws/i, 'http'))) {
    return { projectId: projectId || NO_PROJECT, relayUrl };
  }
  complain({ what: 'relay', value: relayUrl });
  return undefined;
}
