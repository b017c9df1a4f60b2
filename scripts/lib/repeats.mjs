import { readFileResults } from './results.mjs';

/** Journeys and test files that may be repeated in a run, in all of its steps (see CONTRIBUTING.md). */
export const MOST_REPEATED = 8;

export const REPEATING = 'Files that failed, and once more:';

/** Prints the names of what passed only when it was run again. */
export function showRepeated(repeated) {
  if (repeated.length === 0) return;
  console.log(
    `\nPassed only when run again, so there is a race to find (${repeated.length}, ${MOST_REPEATED} are allowed):`,
  );
  for (const name of repeated) console.log(`  ${name}`);
}

/** The files of a step that failed, if they may run once more: with `CI` set, and if there are few. */
export function filesToRepeat(step, code) {
  const failed = Object.entries(readFileResults(step)).filter(([, counts]) => counts.failed > 0);
  return code === 0 || !process.env.CI || failed.length > MOST_REPEATED ? [] : failed.map(([file]) => file);
}
