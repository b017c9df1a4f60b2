import { readFileResults } from './results.mjs';

/** The most journeys and test files that may be repeated in a run, over all steps (see CONTRIBUTING.md). */
export const MOST_REPEATED = 8;

export const REPEATING = 'Files that failed, and once more:';

/** Prints the names of tests that passed only on the second run. */
export function showRepeated(repeated) {
  if (repeated.length === 0) return;
  console.log(
    `\nPassed only when run again, so there is a race to find (${repeated.length}, ${MOST_REPEATED} are allowed):`,
  );
  for (const name of repeated) console.log(`  ${name}`);
}

/** The failed files of a step, if they may run again: with `CI` set, and if they are few. */
export function filesToRepeat(step, code) {
  const failed = Object.entries(readFileResults(step)).filter(([, counts]) => counts.failed > 0);
  return code === 0 || !process.env.CI || failed.length > MOST_REPEATED ? [] : failed.map(([file]) => file);
}
