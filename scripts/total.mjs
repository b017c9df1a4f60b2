// `node scripts/total.mjs <exit code>`: the last line of .ci/run, from the results that the steps wrote.
import { sumResults } from './lib/results.mjs';

const failedBefore = process.argv[2] !== '0';
const { passed, failed } = sumResults();
// Something may fail before any runner counts, e.g. an install.
const failures = failedBefore ? Math.max(failed, 1) : failed;
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures || passed === 0 ? 1 : 0;
