import { readFileResults } from './results.mjs';

/** Journeys and test files that may be repeated in a run, in all of its steps (see CONTRIBUTING.md). */
export const MOST_REPEATED = 3;

export const REPEATING = 'Files that failed, and once more:';

/** The files of a step that failed, if they may run once more: with `CI` set, and if there are few. */
export function filesToRepeat(step, code) {
  const failed = Object.entries(readFileResults(step)).filter(([, counts]) => counts.failed > 0);
  return code === 0 || !process.env.CI || failed.length > MOST_REPEATED ? [] : failed.map(([file]) => file);
}
