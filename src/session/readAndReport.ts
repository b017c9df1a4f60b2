import type { WalletModalError } from '../lib/errors.js';
import { loadPart } from '../lib/loadPart.js';
import type { Complain, ConfigProblem } from '../settings/explainProblem.js';

type Report = (error: WalletModalError) => void;

/** Reads a setting and reports its invalid parts. Rejects with `load_failed`. */
export async function readAndReport<T>(read: (complain: Complain) => T, report: Report): Promise<T> {
  const problems: ConfigProblem[] = [];
  const found = read((problem) => problems.push(problem));
  for (const problem of problems) await reportProblem(problem, report);
  return found;
}

/** Reports an invalid setting. Rejects with `load_failed`. */
export async function reportProblem(problem: ConfigProblem, report: Report): Promise<void> {
  const { explainProblem, isMistake } = await loadPart(import('../settings/explainProblem.js'));
  if (isMistake(problem)) report(explainProblem(problem));
}
