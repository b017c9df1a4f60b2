import type { DirectorySetting } from '../lib/config.js';
import { safeHttpUrl } from '../lib/sanitize.js';
import type { Complain } from './configProblems.js';
import { NO_PROJECT } from './readPairing.js';

/** Where a service over HTTP answers: the hosted one, which needs a project id, or one of the host's own. */
export function readService(
  projectId: string,
  { hosted, attribute, value }: { hosted: string; attribute: string; value: string },
  complain: Complain,
): DirectorySetting | undefined {
  if (!value) return projectId ? { projectId, url: hosted } : undefined;
  const url = URL.canParse(value, document.baseURI) && new URL(value, document.baseURI).href;
  if (safeHttpUrl(url)) return { projectId: projectId || NO_PROJECT, url: `${url}` };
  complain({ what: 'link', name: attribute, value });
  return undefined;
}
