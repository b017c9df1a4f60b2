import { isAbsolute } from 'node:path';

/** The beginning of the diagnostic of a failed test that runs once more. */
export const REPEATED = 'Failed, and once more:';

// A reporter for `node --test` that writes `{ passed, failed, skipped, repeated }`.
export default async function* count(events) {
  const counts = { passed: 0, failed: 0, skipped: 0, repeated: 0 };
  for await (const { type, data } of events) {
    if (type === 'test:diagnostic' && data.message.startsWith(REPEATED)) counts.repeated++;
    const failed = type === 'test:fail';
    if ((!failed && type !== 'test:pass') || isOnlySum(data, failed)) continue;
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (failed) counts.failed++;
    else counts.passed++;
  }
  yield `${JSON.stringify(counts)}\n`;
}

/** Whether this only sums up tests: a suite or a file, unless it failed by itself. */
function isOnlySum({ name, details }, failed) {
  const isSum = details?.type === 'suite' || isAbsolute(name);
  return isSum && (!failed || details?.error?.failureType === 'subtestsFailed');
}
