import { isAbsolute } from 'node:path';

// A reporter for `node --test`: what it writes is `{ passed, failed, skipped }`.
export default async function* count(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    const failed = type === 'test:fail';
    if ((!failed && type !== 'test:pass') || isOnlySum(data, failed)) continue;
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped++;
    else if (failed) counts.failed++;
    else counts.passed++;
  }
  yield `${JSON.stringify(counts)}\n`;
}

/** A suite repeats what its tests said, unless it failed by itself; so does a file. */
function isOnlySum({ name, details }, failed) {
  const isSum = details?.type === 'suite' || isAbsolute(name);
  return isSum && (!failed || details?.error?.failureType === 'subtestsFailed');
}
