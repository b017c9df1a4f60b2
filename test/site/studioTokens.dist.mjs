import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { it } from 'node:test';
import { at, readText } from '../../scripts/lib/files.mjs';
import { bundled } from '../tools/bundled.mjs';

const { themeTokens } = await bundled('site/build/themeTokens.ts');
const { TOKENS } = await bundled('site/studio/pairs.ts');

it('the studio knows the colours by the names that the published build gives them', async () => {
  const tokens = await themeTokens(at());
  const built = readdirSync(at('dist/chunks')).map((name) => readText(`dist/chunks/${name}`));
  const missing = TOKENS.filter((token) => !built.some((text) => text.includes(`${tokens[token]}:`)));
  assert.deepEqual(missing, []);
});
