// `node scripts/total.mjs <exit code>`: prints the last line of .ci/run from the results of the steps.
import { MOST_REPEATED, showRepeated } from './lib/repeats.mjs';
import { sumResults } from './lib/results.mjs';

const failedBefore = process.argv[2] !== '0';
const { passed, failed, repeated } = sumResults();
showRepeated(repeated);
// Something may fail before any runner counts, such as an install.
const failures = failedBefore || repeated.length > MOST_REPEATED ? Math.max(failed, 1) : failed;
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures || passed === 0 ? 1 : 0;
