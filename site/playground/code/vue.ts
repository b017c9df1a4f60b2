import { type CodeFile, declarations, type Examples, exampleFiles } from './files.ts';
import { attribute, type Dialect, markupOf } from './markup.ts';
import type { Page } from './page.ts';

const dialect: Dialect = {
  tagName: (tag) => tag,
  flag: (name) => name,
  text: attribute,
  // Without `.prop`, Vue writes objects into attributes until the element is defined.
  constant: (name) => `:${name}.prop="${name}"`,
  spelling: 'name',
  closesItself: true,
};

export function vueCode(page: Page, examples: Examples): readonly CodeFile[] {
  const script = `import 'wallet-modal/vue';\n${declarations(page)}`;
  const code = `<script setup lang="ts">\n${script}</script>\n\n<template>\n${markupOf(page, dialect, '  ')}\n</template>\n`;
  return [{ name: 'Wallet.vue', language: 'vue', code }, ...exampleFiles(page, examples)];
}
