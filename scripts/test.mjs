// `npm test`: every step in order, up to the first that fails.
//   npm test -- --only=wtr,node        some steps by name
//   npm test -- --only=wtr lib/caip    and there only the files whose path has one of these texts
//   npm test -- --only=wtr --coverage  writes coverage/
import { parseArgs } from 'node:util';
import { forgetResult, readResult, sumResults, writeResult } from './lib/results.mjs';
import { engineSteps, steps } from './lib/steps.mjs';

const { values, positionals: patterns } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, coverage: { type: 'boolean' } },
});
const known = [...steps, ...engineSteps];
const names = values.only?.split(',') ?? steps.map(({ name }) => name);
const unknown = names.filter((name) => !known.some((step) => step.name === name));
if (unknown.length)
  fail(`No step is named ${unknown.join(', ')}: ${known.map(({ name }) => name).join(', ')}.`);
const chosen = known.filter(({ name }) => names.includes(name));

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const begin = performance.now();
for (const { name } of chosen) forgetResult(name);

let stopped;
for (const step of chosen) {
  const from = performance.now();
  console.log(`\n── ${step.title} (${step.name}) ${'─'.repeat(60 - step.title.length - step.name.length)}`);
  const code = await runStep(step);
  if (code === 0) {
    console.log(`── ${step.title}: done in ${seconds(from)}`);
    continue;
  }
  if (!readResult(step.name)?.failed) writeResult(step.name, { passed: 0, failed: 1, skipped: 0 });
  stopped = `${step.title} failed after ${seconds(from)}. Again: npm test -- --only=${step.name}`;
  break;
}

const { passed, failed, skipped } = sumResults(chosen.map(({ name }) => name));
if (stopped) console.log(`\n${stopped}`);
console.log(`\nTotal: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds(begin)}`);
process.exitCode = stopped ? 1 : 0;

async function runStep(step) {
  try {
    return await step.run({ patterns, coverage: values.coverage });
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
