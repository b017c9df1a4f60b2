import { literal } from './literal.ts';
import type { Page } from './page.ts';

/** A file of a site, for copying. */
export interface CodeFile {
  readonly name: string;
  readonly language: 'html' | 'js' | 'ts' | 'tsx' | 'vue' | 'svelte';
  readonly code: string;
}

/** The code of the examples for settings with functions, in TypeScript, by property. */
export type Examples = Readonly<Record<string, string>>;

/** Imports of examples, and constants, for the top of a file. Ends with an empty line unless it is empty. */
export function declarations({ modal: { constants, examples } }: Page, indent = ''): string {
  const lines = [
    ...examples.map((name) => `${indent}import { ${name} } from './${name}';\n`),
    ...(examples.length && constants.length ? ['\n'] : []),
    ...constants.map(({ name, value }) => `${indent}const ${name} = ${literal(value, indent)};\n`),
  ];
  return lines.join('');
}

/** The files of the examples that a page uses. */
export const exampleFiles = ({ modal }: Page, examples: Examples): readonly CodeFile[] =>
  modal.examples.flatMap((name): CodeFile[] => {
    const code = Object.hasOwn(examples, name) ? examples[name] : undefined;
    return code === undefined ? [] : [{ name: `${name}.ts`, language: 'ts', code }];
  });

/** The same for pages without a bundler: no types, and our entries by URL. */
export const plainExampleFiles = (page: Page, examples: Examples): readonly CodeFile[] =>
  exampleFiles(page, examples).map(({ name, code }) => ({
    name: name.replace(/\.ts$/, '.js'),
    language: 'js',
    code: code
      .replace(/^import type .*\n+/gm, '')
      .replace(/^(export const \w+): [^=]+ =/gm, '$1 =')
      .replace(/(?<=\{ \w+ \}): \{[^}]*\}(?=\))/g, '')
      .replace(
        /^(.*)'wallet-modal\/(\w+)'/gm,
        "// Put dist/$2.js beside wallet-modal.js.\n$1'/wallet-modal/$2.js'",
      ),
  }));
