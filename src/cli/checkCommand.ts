import { boundFindings } from './check/boundFindings.js';
import { checkDocument } from './check/checkDocument.js';
import { checkFiles } from './check/checkFiles.js';
import { checkHeaders } from './check/checkHeaders.js';
import { checkLoading } from './check/checkLoading.js';
import { checkPolicies } from './check/checkPolicies.js';
import { checkScripts } from './check/checkScripts.js';
import { checkTags } from './check/checkTags.js';
import type { Finding } from './check/finding.js';
import type { CommandOptions } from './cspCommand.js';
import { InputError } from './input/inputError.js';
import { readInput } from './input/readInput.js';
import { readIntegrity } from './input/readIntegrity.js';
import { parsePage } from './page/parsePage.js';
import { readModals } from './page/readModal.js';
import { needsOf } from './policy/needsOf.js';
import { permissionsOf } from './policy/permissionsOf.js';
import { printFindings } from './print/printFindings.js';
import { safeJson } from './print/safeText.js';

/** Reports the mistakes of a page. The page is clean if there is only advice. */
export async function checkCommand(
  place: string,
  { url, json }: CommandOptions,
): Promise<{ readonly output: string; readonly isClean: boolean }> {
  if (/\.json$/i.test(place)) {
    throw new InputError(`"${place}" is no page. "wallet-modal csp" takes settings, "check" a page.`);
  }
  const input = await readInput(place, url);
  const page = parsePage(input.text, input.url);
  const modals = await readModals(page);
  const needs = needsOf(modals, page);
  const permissions = permissionsOf(modals, page);
  const settings = modals.flatMap(({ element: { line }, problems }) =>
    problems.map((what): Finding => ({ level: 'problem', subject: 'Settings', line, what, fix: '' })),
  );
  const { headers } = input;
  const findings = boundFindings([
    ...checkTags(page),
    ...checkLoading(page),
    ...checkScripts(page, await readIntegrity()),
    ...(await checkFiles(page, input)),
    ...settings,
    ...checkPolicies(page, headers, needs),
    ...checkHeaders({ page, headers, modals, needs, permissions }),
    ...checkDocument(page),
  ]);
  return {
    output: json ? safeJson({ page: input.path ?? input.url, findings }) : printFindings(findings, input),
    isClean: !findings.some(({ level }) => level === 'problem'),
  };
}
