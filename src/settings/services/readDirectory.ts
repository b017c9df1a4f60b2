import type { WalletModal } from '../../elements/walletModal.js';
import type { DirectorySetting } from '../../lib/config.js';
import type { Complain } from '../explainProblem.js';
import { readService } from './readService.js';

/** The hosted directory. */
const DIRECTORY = 'https://api.web3modal.org';

/** The directory of wallets: the hosted one, which needs a project id, or the page's own. */
export function readDirectory(
  { projectId, directoryUrl }: Pick<WalletModal, 'projectId' | 'directoryUrl'>,
  complain: Complain,
): DirectorySetting | undefined {
  return readService(
    projectId,
    { hosted: DIRECTORY, attribute: 'directory-url', value: directoryUrl },
    complain,
  );
}
