import type { WalletModal } from '../../elements/walletModal.js';
import type { DirectorySetting } from '../../lib/config.js';
import type { Complain } from '../explainProblem.js';
import { objectNumber } from './objectNumber.js';
import { readService } from './readService.js';
import { readSourceSetting, type SourceSettings } from './readSourceSetting.js';

/** The hosted directory. */
const DIRECTORY = 'https://api.web3modal.org';

/**
 * The wallet lists: the page's own sources, then the hosted directory, which needs a project id, or the page's own directory.
 * Undefined if there are none.
 */
export function readDirectory(
  element: Pick<WalletModal, 'projectId'> & SourceSettings,
  complain: Complain,
): DirectorySetting | undefined {
  const service = { hosted: DIRECTORY, attribute: 'directory-url', value: element.directoryUrl };
  const hosted = readService(element.projectId, service, complain);
  const sources = readSourceSetting(element, 'walletSource');
  if (!hosted && sources === undefined) return undefined;
  const asked = typeof sources === 'object' ? objectNumber(sources) : sources;
  return { key: JSON.stringify([hosted, asked]), sources, hosted };
}
