import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slug } from 'github-slugger';
import type { MarkdownRenderer } from 'vitepress';

/** Makes the same anchors as GitHub, because the documents link to them. */
export const slugify = (heading: string) => slug(heading);

/** Parses Markdown as GitHub does, without inline styles. */
export function githubMarkdown(markdown: MarkdownRenderer) {
  markdown.disable('emoji', true);
  markdown.core.ruler.push('align-by-class', ({ tokens }) => {
    for (const token of tokens) {
      const style = token.attrGet('style');
      if (!style) continue;
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
      token.attrJoin('class', style.replace('text-align:', 'align-'));
    }
  });
  // An empty heading cell is not a heading.
  markdown.core.ruler.push('empty-headings-of-tables', ({ tokens }) => {
    tokens.forEach((token, index) => {
      const isEmpty = token.type === 'th_open' && tokens[index + 1]?.content === '';
      const end = tokens[index + 2];
      if (isEmpty && end) token.tag = end.tag = 'td';
    });
  });
  markdown.core.ruler.push('links-in-the-repository', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (!href || /^([a-z]+:|#|\/)/.test(href)) continue;
      if (isFolder(join(dirname(env.path), href))) token.attrSet('href', `${href.replace(/\/$/, '')}/`);
      // Far too long for a page, so this links to the file itself.
      if (href.endsWith('THIRD-PARTY-NOTICES.md')) token.attrSet('target', '_self');
    }
  });
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
