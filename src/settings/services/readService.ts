import type { HostedDirectory } from '../../lib/config.js';
import type { Complain } from '../explainProblem.js';
import { readAddress } from '../readAddress.js';
import { NO_PROJECT } from './readPairing.js';

/** The address of an HTTP service: the hosted one, which needs a project id, or the page's own. */
export function readService(
  projectId: string,
  { hosted, attribute, value }: { hosted: string; attribute: string; value: string },
  complain: Complain,
): HostedDirectory | undefined {
  if (!value) return projectId ? { projectId, url: hosted } : undefined;
  const url = readAddress(attribute, value, complain);
  return url === undefined ? undefined : { projectId: projectId || NO_PROJECT, url };
}
