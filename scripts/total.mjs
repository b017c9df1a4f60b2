// `node scripts/total.mjs <exit code>`: prints the last line of .ci/run from the results of the steps.
import { sumResults } from './lib/results.mjs';

const failedBefore = process.argv[2] !== '0';
const { passed, failed } = sumResults();
// Something may fail before any runner counts, such as an install.
const failures = failedBefore ? Math.max(failed, 1) : failed;
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures || passed === 0 ? 1 : 0;
