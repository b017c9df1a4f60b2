import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { at } from '../../scripts/lib/files.mjs';
import { measurePace } from '../../scripts/lib/pace.mjs';

/** A limit of one second, as a new process scales it. */
const secondWith = (env) =>
  Number(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { atPace } from ${JSON.stringify(at('scripts/lib/pace.mjs'))}; console.log(atPace(1_000));`,
      ],
      { env: { ...process.env, ...env }, encoding: 'utf8' },
    ),
  );

describe('the pace of the machine', () => {
  it('shortens no limit, and lengthens none for ever', () => {
    const pace = measurePace();
    assert.ok(pace >= 1 && pace <= 8, `${pace}`);
  });

  it('is measured once in a run', () => {
    assert.equal(secondWith({ PACE: '2.5' }), 2_500);
    const own = secondWith({ PACE: undefined });
    assert.ok(own >= 1_000 && own <= 8_000, `${own}`);
  });
});
