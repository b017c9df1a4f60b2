import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { at, readJson } from '../../scripts/lib/files.mjs';
import { atPace } from '../../scripts/lib/pace.mjs';

/** The scripts of package.json that run a file of ours, by name. */
const scripts = Object.entries(readJson('package.json').scripts).flatMap(([name, command]) => {
  const file = /^node (scripts\/\S+|test\/bench\/\S+)$/.exec(command)?.[1];
  return file ? [[name, file]] : [];
});

describe('--help', () => {
  it('is asked of every script', () => {
    const names = scripts.map(([name]) => name);
    assert.ok(['start', 'build', 'test', 'size', 'language', 'bench'].every((name) => names.includes(name)));
  });

  for (const [name, file] of scripts) {
    it(`says what "npm run ${name}" does, and does nothing else`, () => {
      const said = execFileSync(process.execPath, [at(file), '--help'], {
        cwd: at(),
        encoding: 'utf8',
        timeout: atPace(30_000),
      });
      assert.match(said, /^`npm (run )?[\w:]+.*`: |^Starts local EVM chains/);
      assert.ok(said.split('\n').length < 25);
    });
  }
});
