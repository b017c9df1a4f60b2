import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fits } from '../../scripts/lib/siteNode.mjs';

describe('whether a Node is one that a site asks for', () => {
  for (const [version, range, expected] of [
    ['20.20.2', '>=22.17', false],
    ['22.17.0', '>=22.17', true],
    ['22.9.1', '>=22.17', false],
    ['24.0.0', '>=22.17', true],
    ['22.22.3', '^22.22.3 || ^24.15.0 || >=26.0.0', true],
    ['22.22.2', '^22.22.3 || ^24.15.0 || >=26.0.0', false],
    ['23.11.0', '^22.22.3 || ^24.15.0 || >=26.0.0', false],
    ['24.14.9', '^22.22.3 || ^24.15.0 || >=26.0.0', false],
    ['24.21.0', '^22.22.3 || ^24.15.0 || >=26.0.0', true],
    ['27.0.0', '^22.22.3 || ^24.15.0 || >=26.0.0', true],
  ])
    it(`${version} ${expected ? 'is' : 'is not'} in ${range}`, () =>
      assert.equal(fits(version, range), expected));

  it('is not guessed for a range of another kind', () => assert.throws(() => fits('24.0.0', '~24'), /"~24"/));
});
