import { readInput } from './input/readInput.js';
import { policyReport } from './policy/policyReport.js';
import { printPolicy } from './print/printPolicy.js';
import { safeJson } from './print/safeText.js';

export interface CommandOptions {
  readonly url: string | undefined;
  readonly json: boolean;
}

/** Prints the policies that a page or a settings file needs. */
export async function cspCommand(place: string, { url, json }: CommandOptions): Promise<string> {
  const report = await policyReport(await readInput(place, url));
  return json ? safeJson(report) : printPolicy(report);
}
