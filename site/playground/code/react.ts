import { type CodeFile, declarations, type Examples, exampleFiles } from './files.ts';
import { type Dialect, jsxAttribute, markupOf } from './markup.ts';
import type { Page } from './page.ts';

const dialect = (components: ReadonlyMap<string, string>): Dialect => ({
  tagName: (tag) => components.get(tag) ?? tag,
  flag: (name) => name,
  text: jsxAttribute,
  constant: (name) => `${name}={${name}}`,
  spelling: 'property',
  closesItself: true,
});

/** The component that holds the tags, for React. */
export function reactCode(
  page: Page,
  examples: Examples,
  components: ReadonlyMap<string, string>,
): readonly CodeFile[] {
  const react = dialect(components);
  const names = page.tags.map(({ tag }) => react.tagName(tag)).sort();
  const isAlone = page.tags.length === 1;
  const tags = isAlone
    ? `    ${markupOf(page, react, '    ').trimStart()}\n`
    : `    <>\n${markupOf(page, react, '      ')}\n    </>\n`;
  const code = `import { ${names.join(', ')} } from 'wallet-modal/react';
${declarations(page)}
export function Wallet() {
  return (
${tags}  );
}
`;
  return [{ name: 'Wallet.tsx', language: 'tsx', code }, ...exampleFiles(page, examples)];
}
