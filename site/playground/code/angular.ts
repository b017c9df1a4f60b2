import { type CodeFile, declarations, type Examples, exampleFiles } from './files.ts';
import { attribute, type Dialect, markupOf } from './markup.ts';
import type { Page } from './page.ts';

/** Angular rejects a binding to a name with this prefix as a listener. */
const isRefused = (name: string) => name.startsWith('on');

/** Double braces start an expression, even as entities. */
function textAttribute(name: string, value: string): string {
  if (!value.includes('{{')) return attribute(name, value);
  const inQuotes = value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('{', '\\u007b')
    .replaceAll('}', '\\u007d');
  return attribute(`[attr.${name}]`, `'${inQuotes}'`);
}

const dialect: Dialect = {
  tagName: (tag) => tag,
  flag: (name) => name,
  text: textAttribute,
  constant: (name) => (isRefused(name) ? '#modal' : `[${name}]="${name}"`),
  spelling: 'name',
  closesItself: false,
};

/** Text within a template literal. */
const inTemplate = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');

const SETS_ITSELF = {
  core: "import {\n  afterNextRender,\n  Component,\n  CUSTOM_ELEMENTS_SCHEMA,\n  type ElementRef,\n  viewChild,\n} from '@angular/core';\nimport type { WalletModalElement } from 'wallet-modal';\n",
  fields: (
    names: readonly string[],
  ) => `  private readonly modal = viewChild.required<ElementRef<WalletModalElement>>('modal');

  constructor() {
    afterNextRender(() => {
${names.map((name) => `      this.modal().nativeElement.${name} = ${name};\n`).join('')}    });
  }
`,
};

export function angularCode(page: Page, examples: Examples): readonly CodeFile[] {
  const names = [...page.modal.constants.map(({ name }) => name), ...page.modal.examples];
  const refused = names.filter(isRefused);
  const bound = names.filter((name) => !isRefused(name));
  const core = refused.length
    ? SETS_ITSELF.core
    : "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';\n";
  const fields = [
    ...bound.map((name) => `  readonly ${name} = ${name};\n`),
    ...(refused.length ? [SETS_ITSELF.fields(refused)] : []),
  ].join('');
  const code = `${core}import 'wallet-modal';
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
