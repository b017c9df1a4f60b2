import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { aboutPages } from './aboutPages.ts';
import { changeLinks } from './changeLinks.ts';
import type { Group } from './menuWithoutScript.ts';
import type { Page } from './writeMarkdown.ts';

/** The project's internals don't help a site's developer. */
const LEFT_OUT = ['The project'];
/** Names are looked up most often. */
const EARLY = ['Start', 'Look up'];
/** Pages that aren't needed to add the modal to a site. */
const OPTIONAL = [
  'docs/translating.md',
  'docs/behaviour.md',
  'docs/sizes.md',
  'docs/bench.md',
  'measuring.md',
  'docs/comparison.md',
];
const EXAMPLE = /^examples\/([^/]+)\/index\.md$/;

interface Item {
  name: string;
  anchor: string;
  page: Page;
}

/**
 * Writes `llms.txt`, which lists the pages as https://llmstxt.org describes, and `llms-full.txt`, which contains most of
 * them.
 */
export function writeForAssistants(pages: Page[], sidebar: Group[], repository: string, outDir: string) {
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  const introduction = introduce(version);
  const groups = sidebar
    .filter(({ text }) => !LEFT_OUT.includes(text))
    .sort((a, b) => Number(EARLY.includes(b.text)) - Number(EARLY.includes(a.text)))
    .map(({ text, items }) => ({ text, items: items.map((item) => findItem(pages, item)) }));
  const isOptional = ({ page }: Item) => OPTIONAL.includes(page.path);
  const examples = pages.flatMap((page) => {
    const name = EXAMPLE.exec(page.path)?.[1];
    return name === undefined ? [] : [{ name, anchor: '', page }];
  });
  const [start, ...others] = groups.map(({ text, items }) => ({
    text,
    items: items.filter((item) => !isOptional(item)),
  }));
  const optional = groups.flatMap(({ items }) => items.filter(isOptional));
  const lists = [
    start,
    { text: 'Examples, each a complete site in one file', items: examples },
    ...others,
    { text: 'Optional', items: optional },
  ].map((group) => (group ? list(group) : ''));
  const shown = [...new Set(groups.flatMap(({ items }) => items.map(({ page }) => page)))];
  const full = shown.filter(({ path }) => !OPTIONAL.includes(path)).map(fromTop);
  const all = `${introduction}\n\n${full.join('\n\n---\n\n')}\n`;
  const size = Math.round(Buffer.byteLength(all) / 1024);
  const hint = `To write code, read Start in 60 seconds, the example of the host, and the reference. All guides in one file of ${size} KB: [llms-full.txt](llms-full.txt)`;
  writeFileSync(join(outDir, 'llms.txt'), `${introduction}\n\n${hint}\n\n${lists.join('\n\n')}\n`);
  writeFileSync(join(outDir, 'llms-full.txt'), all);
}

const introduce = (version: string) => `# wallet-modal

> \`<wallet-modal>\` is a custom element (MIT) that connects crypto wallets on any website: one script, a tag for the modal and one for its button, no vendor account, strict CSP. EVM networks and Solana.

- The package is \`wallet-modal\` ${version}, with TypeScript types. It is not on npm yet: a site copies the folder \`dist\` of the packed file, or installs that with \`npm install ./wallet-modal-${version}.tgz\`. Commands that build it, such as \`npm run build\`, are for a copy of its repository, not for the site.
- The tags are \`<wallet-modal>\`, \`<wallet-button>\`, \`<wallet-network-button>\` and \`<wallet-onramp-widget>\`. Put the modal where nothing hides or removes it, such as directly in \`body\`.
- Settings are attributes; those without an attribute are properties. Events bubble from the element, such as \`wallet-connected\`.
- React, Vue, Svelte, Solid and wagmi have entry points of their own: \`wallet-modal/react\` and so on. Angular and others use the tags.
- Networks are CAIP-2 ids separated by spaces, such as \`eip155:1 eip155:8453\`. Balances and names need an \`rpcUrl\` for each in \`chains\`.
- \`modal.provider\` is an EIP-1193 provider. The code 4001 is the visitor’s no, by the wallet’s word; after any other error a transaction may have been sent. A hash is no payment: \`wallet-transaction\` says what became of it.`;

function list({ text, items }: { text: string; items: Item[] }) {
  const lines = items.map(({ name, anchor, page }) => {
    const about = anchor ? '' : `: ${aboutPage(page.path)}`;
    return `- [${name}](${page.path}${anchor})${about}`;
  });
  return `## ${text}\n\n${lines.join('\n')}`;
}

function aboutPage(path: string): string {
  const about = aboutPages[path];
  if (!about) throw new Error(`aboutPages.ts does not say what ${path} is for.`);
  return about;
}

function findItem(pages: Page[], { text, link }: { text: string; link: string }): Item {
  const path = link.slice(1).replace(/#.*/, '').replace(/\/$/, '/index');
  const page = pages.find((one) => one.path === `${path}.md`);
  if (!page) throw new Error(`The navigation leads to ${link}, which is no page.`);
  return { name: text, anchor: link.includes('#') ? link.slice(link.indexOf('#')) : '', page };
}

/** A page with links relative to the site's folder, where the combined file is. */
function fromTop({ path, markdown }: Page) {
  const moved = changeLinks(markdown, (link) => posix.join(posix.dirname(path), link));
  return `<!-- ${path} -->\n\n${moved.trim()}`;
}
