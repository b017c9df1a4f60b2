import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { SiteConfig } from 'vitepress';
import { changeLinks } from './changeLinks.ts';

export interface Page {
  /** Its path in the site, such as `docs/usage.md`. */
  path: string;
  markdown: string;
}

/** Every page of the site as Markdown, without the parts for the site generator. */
export function listPages({ pages, rewrites, dynamicRoutes, srcDir }: SiteConfig): Page[] {
  const paths = new Map(pages.map((page) => [page, rewrites.map[page] ?? page]));
  const known = new Set(paths.values());
  return [...paths].map(([page, path]) => {
    const made = dynamicRoutes.routes.find((route) => route.path === page)?.content;
    const markdown = made ?? plainMarkdown(readFileSync(join(srcDir, page), 'utf8'));
    return { path, markdown: linkFiles(markdown, path, known) };
  });
}

/** Points links to a folder at the Markdown in it, because a server returns the folder itself as HTML. */
function linkFiles(markdown: string, path: string, known: ReadonlySet<string>) {
  return changeLinks(markdown, (link) => {
    const file = `${link.replace(/\/$/, '')}/index.md`;
    return known.has(posix.join(posix.dirname(path), file)) ? file : link;
  });
}

/** Writes the Markdown of each page beside it, with its pictures. */
export function writeMarkdown(pages: Page[], outDir: string) {
  for (const { path, markdown } of pages) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), `${markdown.trim()}\n`);
  }
}

/** Copies the files that Markdown shows or links to, unless they are pages. */
export function copyLinkedFiles(repository: string, outDir: string, paths: string[]) {
  for (const path of paths) cpSync(join(repository, path), join(outDir, path), { recursive: true });
}

/** The Markdown of the site's own pages, with the description instead of front matter, and without components. */
function plainMarkdown(text: string) {
  const settings = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1];
  if (settings === undefined) return text;
  const read = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(settings)?.[1];
  const body = text
    .slice(text.indexOf('\n---\n') + 5)
    .replace(/<(script setup|noscript)[\s\S]*?<\/(script|noscript)>/g, '')
    .replace(/^<\/?(div|[A-Z]\w+).*>$/gm, '')
    .replace(/^# .+$/m, '')
    .replace(/\n{3,}/g, '\n\n');
  return `# ${read('title')}\n\n${read('description')}\n\n${body.trim()}`;
}
