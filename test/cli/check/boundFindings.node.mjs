import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { atPace } from '../../../scripts/lib/pace.mjs';
import { folder, MODAL, pageWith, problemsOf, run, runJson } from '../runs.mjs';

const write = folder(after);
const numbers = (count) => Array.from({ length: count }, (_, at) => at);

/** The findings of `check` in a page that would take minutes if its checks were quadratic. */
async function problemsInTime(body) {
  const start = performance.now();
  const { code, findings } = await runJson('check', write('many.html', pageWith(body)));
  const took = performance.now() - start;
  assert.ok(took < atPace(10_000), `${Math.round(took)} ms`);
  assert.equal(code, 1);
  return problemsOf(findings);
}

describe('findings without end', () => {
  it('are counted after the fifth that is the same', async () => {
    const problems = await problemsInTime(MODAL.repeat(20_000));
    assert.equal(problems.length, 6);
    assert.match(problems[4], /^There is a second <wallet-modal>/);
    assert.equal(problems[5], '19994 more are not listed. Begin with those above, and check again.');
  });

  it('are counted after the hundredth of a subject', async () => {
    const attributes = numbers(200_000).map((at) => `a${at}`);
    const problems = await problemsInTime(`<wallet-modal ${attributes.join(' ')}></wallet-modal>`);
    assert.equal(problems.length, 101);
    assert.match(problems[99], /no attribute "a99"/);
    assert.equal(problems[100], '199900 more are not listed. Begin with those above, and check again.');
  });

  it('are found among many ids and settings', async () => {
    const modals = numbers(20_000).map(
      (at) =>
        `<wallet-modal id="m${at}"><script type="application/json" slot="config">{}</script></wallet-modal><wallet-button for="m${at}"></wallet-button>`,
    );
    const problems = await problemsInTime(`${modals.join('')}<wallet-button for="x"></wallet-button>`);
    assert.deepEqual(problems, [
      'for="x" names nothing in the page. Write the id of a <wallet-modal>, or leave it out for the first one.',
    ]);
  });

  it('count in the last line', async () => {
    const { output } = await run('check', write('seven.html', pageWith(MODAL.repeat(8))));
    assert.match(output, /2 more are not listed/);
    assert.match(output, /\n7 things to mend\.$/);
  });

  it('are counted among the settings that csp cannot use', async () => {
    const modals = numbers(103).map((at) => `<wallet-modal networks="${at}"></wallet-modal>`);
    const { problems } = await runJson('csp', write('settings.html', pageWith(modals.join(''))));
    assert.equal(problems.length, 101);
    assert.equal(problems[100], '3 more are not listed.');
  });
});
