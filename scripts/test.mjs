// `npm test`: runs every step in order, up to the first that fails.
//   npm test -- --only=wtr,node        some steps by name
//   npm test -- --only=unit lib/caip   only the files whose path contains one of these texts
//   npm test -- --changed              types, lint, and the tests in Node and Chromium affected by changes since main
//   npm test -- --only=wtr --coverage  writes coverage/
import { parseArgs } from 'node:util';
import { changedFiles, testsReachedBy } from './lib/changed.mjs';
import { atPace } from './lib/pace.mjs';
import { MOST_REPEATED, showRepeated } from './lib/repeats.mjs';
import { forgetResult, readResult, sumResults, writeResult } from './lib/results.mjs';
import { endRunning } from './lib/run.mjs';
import { showHelp } from './lib/showHelp.mjs';
import { engineTurns, longTurns, turns } from './lib/steps.mjs';

showHelp(import.meta.url);

/** Several times the duration of the longest step. Ends a step that hangs, and names it. */
const LIMIT_MINUTES = Math.round(atPace(30));

/** Journeys go through a whole page, so every change affects them. They are left to `npm test`. */
const REACHED_STEPS = ['check', 'node', 'unit', 'wtr', 'attacks'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, changed: { type: 'boolean' }, coverage: { type: 'boolean' } },
});
const reached = values.changed ? testsReachedBy(changedFiles()) : undefined;
if (values.changed && !reached) console.log('The change may reach any test, so all of them run.');
const patterns = reached ?? positionals;
const only = reached ? REACHED_STEPS : values.only?.split(',');
const allTurns = [...turns, ...longTurns, ...engineTurns];
const known = allTurns.flat();
const names = only ?? turns.flat().map(({ name }) => name);
const unknown = names.filter((name) => !known.some((step) => step.name === name));
if (unknown.length)
  fail(`No step is named ${unknown.join(', ')}: ${known.map(({ name }) => name).join(', ')}.`);
const isChosen = ({ name }) => names.includes(name);
const chosenTurns = allTurns.map((turn) => turn.filter(isChosen));
const chosen = chosenTurns.flat();

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const begin = performance.now();
/** The duration of each step, in the order in which they ended. */
const times = [];
for (const { name } of chosen) forgetResult(name);

let stopped;
for (const turn of chosenTurns) {
  const complaints = await Promise.all(turn.map(turn.length > 1 ? runBeside : runAlone));
  stopped = complaints.filter(Boolean).join('\n');
  if (stopped) break;
}

sumUp();

function sumUp() {
  const { passed, failed, skipped, repeated } = sumResults(chosen.map(({ name }) => name));
  if (!stopped && patterns.length && passed + failed + skipped === 0)
    stopped = 'No test file fits. Those named .unit.test.ts run by --only=unit.';
  if (!stopped && repeated.length > MOST_REPEATED)
    stopped = `More than ${MOST_REPEATED} repeats fail a run. There were ${repeated.length}.`;
  if (stopped) console.log(`\n${stopped}`);
  if (times.length > 1) console.log(`\nTime: ${times.join(', ')}`);
  showRepeated(repeated);
  console.log(`\nTotal: ${passed} passed, ${failed} failed, ${skipped} skipped in ${seconds(begin)}`);
  process.exitCode = stopped ? 1 : 0;
}

async function runAlone(step) {
  showTitle(step);
  return runStep(step);
}

/** The output of parallel steps would mix, so it is shown when a step ends. */
async function runBeside(step) {
  console.log(`${step.title}: shown when they have ended`);
  const parts = [];
  const complaint = await runStep(step, (part) => parts.push(part));
  showTitle(step);
  console.log(parts.join(''));
  return complaint;
}

function showTitle({ title, name }) {
  console.log(`\n── ${title} (${name}) ${'─'.repeat(60 - title.length - name.length)}`);
}

/** Resolves to a message if the step failed. */
async function runStep(step, listen) {
  const from = performance.now();
  const say = listen ?? console.log;
  const limit = setTimeout(() => giveUp(step), LIMIT_MINUTES * 60_000);
  try {
    if ((await step.run({ patterns, coverage: values.coverage, listen })) === 0) {
      say(`── ${step.title}: done in ${seconds(from)}`);
      return undefined;
    }
  } catch (error) {
    say(error.message);
  } finally {
    clearTimeout(limit);
    times.push(`${step.name} ${seconds(from)}`);
  }
  if (!readResult(step.name)?.failed) writeResult(step.name, { passed: 0, failed: 1, skipped: 0 });
  return `${step.title} failed after ${seconds(from)}. Again: npm test -- --only=${step.name}`;
}

/** Ends a step that hangs, and the whole run if that does not help. */
function giveUp({ title }) {
  console.error(`${title} did not end within ${LIMIT_MINUTES} minutes.`);
  endRunning('SIGTERM');
  setTimeout(() => {
    endRunning('SIGKILL');
    stopped = `${title} could not be ended.`;
    sumUp();
    process.exit();
  }, 30_000).unref();
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
