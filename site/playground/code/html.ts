import { type CodeFile, type Examples, plainExampleFiles } from './files.ts';
import { attribute, type Dialect, markup } from './markup.ts';
import type { Page, PageTag } from './page.ts';

const dialect: Dialect = {
  tagName: (tag) => tag,
  flag: (name) => name,
  text: attribute,
  constant: (name) => name,
  spelling: 'name',
  closesItself: false,
};

/** Inside a script, `<` could end it. */
const jsonScript = ({ constants }: PageTag) => {
  const settings = Object.fromEntries(constants.map(({ name, value }) => [name, value]));
  const json = JSON.stringify(settings, undefined, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n    ');
  return `\n  <script type="application/json" slot="config">\n    ${json}\n  </script>\n`;
};

function scriptFor({ id, examples }: PageTag): string {
  if (!examples.length) return '';
  const imports = examples.map((name) => `  import { ${name} } from './${name}.ts';\n`).join('');
  const found = id === undefined ? "querySelector('wallet-modal')" : `getElementById(${JSON.stringify(id)})`;
  return `\n<script type="module">\n${imports}\n  Object.assign(document.${found.replaceAll('<', '\\u003c')}, { ${examples.join(', ')} });\n</script>\n`;
}

/** Code for plain HTML, without a build. */
export function htmlCode(page: Page, examples: Examples): readonly CodeFile[] {
  const lines = page.tags.map((tag) => {
    const content = tag.constants.length ? jsonScript(tag) : '';
    return markup({ ...tag, constants: [], examples: [] }, dialect, '', content);
  });
  const load = '<script type="module" src="/wallet-modal/wallet-modal.js"></script>\n\n';
  const code = `${load}${lines.join('\n')}\n${scriptFor(page.modal)}`;
  return [{ name: 'index.html', language: 'html', code }, ...plainExampleFiles(page, examples)];
}
