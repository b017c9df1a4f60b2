import { type CodeFile, declarations, type Examples, exampleFiles } from './files.ts';
import { bracelessAttribute, type Dialect, markupOf } from './markup.ts';
import type { Page } from './page.ts';

const dialect: Dialect = {
  tagName: (tag) => tag,
  flag: (name) => name,
  text: bracelessAttribute,
  constant: (name) => `[${name}]="${name}"`,
  spelling: 'name',
  closesItself: false,
};

/** Text within a template literal. */
const inTemplate = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');

export function angularCode(page: Page, examples: Examples): readonly CodeFile[] {
  const names = [...page.modal.constants.map(({ name }) => name), ...page.modal.examples];
  const fields = names.map((name) => `  readonly ${name} = ${name};\n`).join('');
  const code = `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'wallet-modal';
${declarations(page)}
@Component({
  selector: 'app-wallet',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${inTemplate(markupOf(page, dialect, '    '))}
  \`,
})
export class Wallet {${fields && `\n${fields}`}}
`;
  return [{ name: 'wallet.ts', language: 'ts', code }, ...exampleFiles(page, examples)];
}
