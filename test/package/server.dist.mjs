import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '../../scripts/lib/files.mjs';
import { importOnServer } from '../architecture/importOnServer.mjs';

describe('importing the package on a server', () => {
  const frameworks = ['dist/react.js', 'dist/vue.js', 'dist/svelte.js', 'dist/wagmi.js'];
  for (const file of ['dist/wallet-modal.js', 'dist/pure.js', ...frameworks, 'dist/sandbox/index.js']) {
    it(`has no side effects: ${file}`, async () => {
      assert.deepEqual(await importOnServer([at(file)]), [undefined]);
    });
  }
});
