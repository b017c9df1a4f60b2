import { isAbsolute } from 'node:path';
import { recordRun } from './results.mjs';

/** The start of the diagnostic of a failed test that runs again. */
export const REPEATED = 'Failed, and once more:';

// A reporter for `node --test` that prints nothing and records the counts of the step STEP. AGAIN is set if its failed files
// run again.
// biome-ignore lint/correctness/useYield: a reporter is a generator.
export default async function* count(events) {
  const files = {};
  const repeated = [];
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && data.message.startsWith(REPEATED))
      repeated.push(data.message.split('\n')[0].slice(REPEATED.length).trim());
    const failed = type === 'test:fail';
    if ((!failed && type !== 'test:pass') || isOnlySum(data, failed)) continue;
    files[data.file ?? data.name] ??= { passed: 0, failed: 0, skipped: 0 };
    const counts = files[data.file ?? data.name];
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (failed) counts.failed++;
    else counts.passed++;
  }
  recordRun(process.env.STEP, files, { isAgain: Boolean(process.env.AGAIN), repeated });
}

/** Whether an event only sums up tests: a suite or a file, unless it failed by itself. */
function isOnlySum({ name, details }, failed) {
  const isSum = details?.type === 'suite' || isAbsolute(name);
  return isSum && (!failed || details?.error?.failureType === 'subtestsFailed');
}
