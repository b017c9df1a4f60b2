import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readJson, readText } from '../../scripts/lib/files.mjs';
import { examples, PACKED_NAME } from '../../scripts/lib/sites.mjs';

describe('the examples', () => {
  it('are one for each host', () => {
    assert.deepEqual(examples, [
      'angular',
      'next',
      'nuxt',
      'plain',
      'react',
      'solid',
      'svelte',
      'sveltekit',
      'vue',
      'wagmi',
    ]);
  });

  it('are linked from the README and from their own list', () => {
    const missing = examples.filter(
      (name) =>
        !readText('README.md').includes(`](examples/${name})`) ||
        !readText('examples/README.md').includes(`](${name})`),
    );
    assert.deepEqual(missing, []);
  });

  for (const name of examples) {
    const manifest = readJson(`examples/${name}/package.json`);

    it(`${name} installs the present version, from a file as long as the registry does not have it`, () => {
      assert.equal(manifest.dependencies['wallet-modal'], `file:../${PACKED_NAME}`);
    });

    it(`${name} names exact versions of everything else`, () => {
      const { 'wallet-modal': own, ...others } = { ...manifest.dependencies, ...manifest.devDependencies };
      const loose = Object.entries(others).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
      assert.ok(own);
      assert.deepEqual(loose, []);
    });
  }
});
