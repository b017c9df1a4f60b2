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

const INDENT = '    ';

/** Inside a script, `<` could end it. */
function jsonScript({ constants }: PageTag): string {
  const settings = Object.fromEntries(constants.map(({ name, value }) => [name, value]));
  const inner = `\n${INDENT}  `;
  const json = JSON.stringify(settings, undefined, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\n', `${inner}  `);
  return `${inner}<script type="application/json" slot="config">${inner}  ${json}${inner}</script>\n${INDENT}`;
}

/** Sets the properties with functions. It is a separate file, because strict policies block scripts in the page. */
function siteScript({ id, examples }: PageTag): readonly CodeFile[] {
  if (!examples.length) return [];
  const imports = examples.map((name) => `import { ${name} } from './${name}.js';\n`).join('');
  const found = id === undefined ? "querySelector('wallet-modal')" : `getElementById(${JSON.stringify(id)})`;
  const code = `${imports}\nObject.assign(document.${found}, { ${examples.join(', ')} });\n`;
  return [{ name: 'site.js', language: 'js', code }];
}

/** Code for plain HTML, without a build. */
export function htmlCode(page: Page, examples: Examples): readonly CodeFile[] {
  const tags = page.tags.map((tag) => {
    const content = tag.constants.length ? jsonScript(tag) : '';
    return markup({ ...tag, constants: [], examples: [] }, dialect, INDENT, content);
  });
  const own = siteScript(page.modal);
  const scripts = ['wallet-modal/wallet-modal.js', ...own.map(({ name }) => name)].map(
    (path) => `    <script type="module" src="/${path}"></script>\n`,
  );
  const code = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>My site</title>
${scripts.join('')}  </head>
  <body>
${tags.join('\n')}
  </body>
</html>
`;
  return [{ name: 'index.html', language: 'html', code }, ...own, ...plainExampleFiles(page, examples)];
}
