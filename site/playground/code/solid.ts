import { type CodeFile, declarations, type Examples, exampleFiles } from './files.ts';
import { type Dialect, jsxAttribute, markupOf } from './markup.ts';
import type { Page } from './page.ts';

const dialect: Dialect = {
  tagName: (tag) => tag,
  flag: (name) => name,
  text: jsxAttribute,
  constant: (name) => `${name}={${name}}`,
  spelling: 'name',
  closesItself: true,
};

export function solidCode(page: Page, examples: Examples): readonly CodeFile[] {
  const code = `import 'wallet-modal/solid';
${declarations(page)}
export function Wallet() {
  return (
    <>
${markupOf(page, dialect, '      ')}
    </>
  );
}
`;
  return [{ name: 'Wallet.tsx', language: 'tsx', code }, ...exampleFiles(page, examples)];
}
