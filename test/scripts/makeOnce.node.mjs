import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { after, beforeEach, describe, it } from 'node:test';
import { at, fromRoot, readText } from '../../scripts/lib/files.mjs';
import { makeOnce } from '../../scripts/lib/makeOnce.mjs';

mkdirSync(at('.cache'), { recursive: true });
const folder = fromRoot(mkdtempSync(at('.cache/make-once-')));
after(() => rmSync(at(folder), { recursive: true }));

const file = `${folder}/made`;
const stamp = `${folder}/stamps/made`;

let made;
beforeEach(() => {
  made = 0;
  rmSync(at(file), { force: true });
});

/** Makes the file, with this exit code, which `makeOnce` resolves to. */
const make = (state, code = 0) =>
  makeOnce({
    file,
    stamp,
    state,
    make() {
      made += 1;
      if (code === 0) writeFileSync(at(file), state);
      return code;
    },
  });

describe('makeOnce', () => {
  it('makes nothing anew as long as nothing changes', async () => {
    assert.equal(await make('one'), 0);
    assert.equal(await make('one'), 0);
    assert.equal(made, 1);
  });

  it('makes it anew after a change, also back to what was', async () => {
    for (const state of ['one', 'two', 'one']) await make(state);
    assert.equal(made, 3);
    assert.equal(readText(file), 'one');
  });

  it('makes it anew when it is gone', async () => {
    await make('one');
    rmSync(at(file));
    await make('one');
    assert.equal(made, 2);
  });

  it('tells of a failure, and tries again the next time', async () => {
    await make('one');
    assert.equal(await make('two', 3), 3);
    assert.equal(existsSync(at(stamp)), false);
    assert.equal(await make('one'), 0);
    assert.equal(made, 3);
  });
});
