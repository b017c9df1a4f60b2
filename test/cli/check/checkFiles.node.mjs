import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { folder, MODAL, pageWith, problemsOf, runJson } from '../runs.mjs';

const write = folder(after);

const MISSING = /^There is no file (\.\/)?wallet-modal\.js beside the page\./;
const SCRIPT = '<script type="module" src="wallet-modal.js"></script>';

describe('the file of the modal beside a page', () => {
  for (const [what, head, isMissed] of [
    ['a relative address', SCRIPT, true],
    ['what a script in the page imports', '<script type="module">import "./wallet-modal.js"</script>', true],
    [
      'where the import map leads',
      '<script type="importmap">{"imports":{"a":"./wallet-modal.js"}}</script><script type="module">import "a"</script>',
      true,
    ],
    ['a <base> beside it', `<base href="b/">${SCRIPT}`, true],
    ['a <base> on another host', `<base href="https://b.example/">${SCRIPT}`, false],
    ['a <base> on a host of the same scheme', `<base href="//b.example/">${SCRIPT}`, false],
    ['a <base> from the root of the site', `<base href="/b/">${SCRIPT}`, false],
  ]) {
    it(`is ${isMissed ? 'missed' : 'not looked for'}: ${what}`, async () => {
      const page = write('page.html', pageWith(MODAL, { head }));
      const problems = problemsOf((await runJson('check', page)).findings).filter((one) => MISSING.test(one));
      assert.equal(problems.length, isMissed ? 1 : 0);
    });
  }

  it('is found below the <base> of the page', async () => {
    write('wallet-modal.js', '');
    const page = write('page.html', pageWith(MODAL, { head: `<base href="./">${SCRIPT}` }));
    assert.equal((await runJson('check', page)).code, 0);
  });
});
