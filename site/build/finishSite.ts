import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { copyProduct } from './copyProduct.ts';
import { type Group, menuWithoutScript } from './menuWithoutScript.ts';
import { PLACEHOLDER_BASE, relocateScript, relocateText } from './relocate.ts';
import { strictHtml } from './strictHtml.ts';

interface Places {
  outDir: string;
  repository: string;
  /** The site's address on the 404 page, which, unlike all others, is served at any depth. */
  base: string;
  /** The pages of the navigation. */
  groups: Group[];
}

/** Completes VitePress's output: the site works below any path, under a strict policy. */
export function finishSite({ outDir, repository, base, groups }: Places) {
  const menu = menuWithoutScript(groups);
  const firstScript = writeFirstScript(outDir, repository);
  rmSync(join(outDir, 'vp-icons.css'));
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    const file = join(outDir, name);
    const depth = name.split(sep).length - 1;
    if (name === '404.html')
      change(file, (text) => strictHtml(text, firstScript, menu).replaceAll(PLACEHOLDER_BASE, base));
    else if (extname(name) === '.html')
      change(file, (text) => relocateText(strictHtml(text, firstScript, menu), depth));
    if (extname(name) === '.js') change(file, relocateScript);
    if (extname(name) === '.css') change(file, (text) => relocateText(text, depth));
  }
  copyProduct({ outDir, repository });
}

function writeFirstScript(outDir: string, repository: string) {
  const code = readFileSync(join(repository, 'site/.vitepress/first.js'), 'utf8');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const name = `assets/first.${hash}.js`;
  // A block, because its names would otherwise be global to all scripts.
  writeFileSync(join(outDir, name), `{\n${code}}\n`);
  return name;
}

function change(file: string, edit: (text: string) => string) {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}
