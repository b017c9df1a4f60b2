import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chunkName } from '../../scripts/lib/bundle.mjs';
import { toMarkdown } from '../../scripts/lib/sizes.mjs';
import { sizeTableProblems } from '../../scripts/lib/sizeTable.mjs';

const table = (bytes) =>
  toMarkdown([
    { title: 'Tier 0: entry', bytes: 4 * 1024, limit: 5 },
    { title: 'Tier 2: interface', bytes, limit: 90 },
  ]);
const page = (text) => `# Sizes\n\n<!-- size:start -->\n${text}\n<!-- size:end -->\n\nMore.\n`;

describe('the size table', () => {
  it('is Markdown with KB of 1,024 bytes', () => {
    assert.equal(table(80 * 1024).split('\n')[2], '| Tier 0: entry | 4.0 | 5 |');
  });

  it('may be off by 3 % in docs/sizes.md', () => {
    const said = page(table(80 * 1024));
    assert.deepEqual(sizeTableProblems('docs/sizes.md', said, table(80 * 1024)), []);
    assert.deepEqual(sizeTableProblems('docs/sizes.md', said, table(82 * 1024)), []);
    assert.deepEqual(sizeTableProblems('docs/sizes.md', said, table(84 * 1024)), [
      'Tier 2: interface: docs/sizes.md says 80, it is 84',
    ]);
  });

  it('must have every line in docs/sizes.md, and no others', () => {
    const short = table(80 * 1024)
      .split('\n')
      .slice(0, -1)
      .join('\n');
    const missing = 'Tier 2: interface: docs/sizes.md says nothing, it is 80';
    assert.deepEqual(sizeTableProblems('docs/sizes.md', page(short), table(80 * 1024)), [missing]);
    assert.deepEqual(sizeTableProblems('docs/sizes.md', page(table(80 * 1024)), short), [
      'Tier 2: interface: docs/sizes.md says 80, it is gone',
    ]);
    assert.equal(sizeTableProblems('docs/sizes.md', '# Sizes', table(1)).length, 2);
  });
});

describe('the name of a chunk', () => {
  it('is its file name without folder and hash', () => {
    assert.equal(chunkName('wallet-modal.js'), 'wallet-modal');
    assert.equal(chunkName('chunks/view-swap-BTAsC_x.js'), 'view-swap');
    assert.equal(chunkName('chunks/evm-readIdentity-D-68v2b.js'), 'evm-readIdentity');
  });
});
