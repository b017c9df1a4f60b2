import { type CodeFile, declarations, type Examples, exampleFiles } from './files.js';
import { type Dialect, jsxAttribute, markupOf } from './markup.js';
import type { Page } from './page.js';

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
