import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { threads } from '../../scripts/build/threads.mjs';
import { atPace } from '../../scripts/lib/pace.mjs';

/** A file of a thread, as an address. */
const fileOf = (code) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

const START = "import { parentPort } from 'node:worker_threads';";

// An answer that gets lost is waited for without end.
describe('threads', { timeout: atPace(60_000) }, () => {
  it('answer everything that they are asked, each its own', async () => {
    const run = threads(
      fileOf(`${START} parentPort.on('message', (n) => parentPort.postMessage({ value: n * 2 }));`),
      2,
    );
    const numbers = Array.from({ length: 60 }, (_, at) => at);
    const answers = await Promise.all(numbers.map((n) => run(n, n)));
    assert.deepEqual(
      answers.map(({ value }) => value),
      numbers.map((n) => n * 2),
    );
    assert.deepEqual(await run(100, 1), { value: 200 });
  });

  it('begin with what is largest', async () => {
    const run = threads(
      fileOf(
        `${START} let count = 0; parentPort.on('message', () => parentPort.postMessage({ count: ++count }));`,
      ),
      1,
    );
    const answers = await Promise.all([3, 1, 2].map((size) => run('', size)));
    assert.deepEqual(
      answers.map(({ count }) => count),
      [1, 3, 2],
    );
  });

  it('say what went wrong, and go on', async () => {
    const run = threads(
      fileOf(
        `${START} parentPort.on('message', (what) => {
          if (what === 'refuse') parentPort.postMessage({ error: new Error('No.') });
          else if (what === 'throw') throw new Error('Broken.');
          else if (what === 'leave') process.exit(3);
          else parentPort.postMessage({ what });
        });`,
      ),
      1,
    );
    const asked = ['refuse', 'throw', 'leave', 'work'].map((what, at) => run(what, -at));
    const [refused, broken, left, done] = await Promise.allSettled(asked);
    assert.equal(refused.reason.message, 'No.');
    assert.equal(broken.reason.message, 'Broken.');
    assert.equal(left.reason.message, 'A thread ended with 3 before it answered.');
    assert.deepEqual(done.value, { what: 'work' });
  });
});
