import type { WalletModal } from '../../elements/walletModal.js';
import type { AnalyticsSetting } from '../../lib/config.js';
import type { Complain } from '../explainProblem.js';
import { readService } from './readService.js';

/** The hosted analytics service. */
const ANALYTICS = 'https://pulse.walletconnect.org';

/** The URL to post events to. Undefined if the page forbids it, or has neither a project id nor its own service. */
export function readAnalytics(
  {
    projectId,
    analyticsUrl,
    enableAnalytics,
  }: Pick<WalletModal, 'projectId' | 'analyticsUrl' | 'enableAnalytics'>,
  complain: Complain,
): AnalyticsSetting | undefined {
  if (enableAnalytics === 'false') return undefined;
  const service = { hosted: ANALYTICS, attribute: 'analytics-url', value: analyticsUrl };
  const setting = readService(projectId, service, complain);
  return setting && { ...setting, permission: enableAnalytics === 'true' ? 'given' : 'ask' };
}
