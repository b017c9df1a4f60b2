import { type CodeFile, declarations, type Examples, exampleFiles } from './files.ts';
import { bracelessAttribute, type Dialect, markupOf } from './markup.ts';
import type { Page } from './page.ts';

const dialect: Dialect = {
  tagName: (tag) => tag,
  flag: (name) => name,
  text: bracelessAttribute,
  constant: (name) => `{${name}}`,
  spelling: 'name',
  closesItself: false,
};

export function svelteCode(page: Page, examples: Examples): readonly CodeFile[] {
  const script = `  import 'wallet-modal/svelte';\n${declarations(page, '  ')}`;
  const code = `<script lang="ts">\n${script}</script>\n\n${markupOf(page, dialect, '')}\n`;
  return [{ name: 'Wallet.svelte', language: 'svelte', code }, ...exampleFiles(page, examples)];
}
