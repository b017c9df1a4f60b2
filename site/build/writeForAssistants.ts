import { writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describeText } from './describeText.ts';
import type { Group } from './menuWithoutScript.ts';
import type { Page } from './writeMarkdown.ts';

const INTRODUCTION = `# wallet-modal

> \`<wallet-modal>\` is a custom element (MIT) that connects crypto wallets on any website: one script tag, no vendor account, strict CSP. EVM networks and Solana.

- The tags are \`<wallet-modal>\`, \`<wallet-button>\`, \`<wallet-network-button>\` and \`<wallet-onramp-widget>\`. Put the modal directly in \`body\`.
- Settings are attributes; those without an attribute are properties. Events bubble from the element, such as \`wallet-connected\`.
- React, Vue, Svelte, Solid and wagmi have entry points of their own: \`wallet-modal/react\` and so on.
- Networks are CAIP-2 ids separated by spaces, such as \`eip155:1 eip155:8453\`.`;

/** How the project is made is of no use to somebody who builds a site. */
const LEFT_OUT = ['The project'];
const NOT_IN_FULL = [
  'docs/translating.md',
  'docs/bench.md',
  'docs/behaviour.md',
  'measuring.md',
  'docs/comparison.md',
];

/** `llms.txt`, which lists the pages as https://llmstxt.org describes, and `llms-full.txt`, which holds them. */
export function writeForAssistants(pages: Page[], sidebar: Group[], outDir: string) {
  const groups = sidebar
    .filter(({ text }) => !LEFT_OUT.includes(text))
    .map(({ text, items }) => ({
      text,
      items: items.map((item) => ({ ...item, page: findPage(pages, item.link) })),
    }));
  const lists = groups.map(({ text, items }) => {
    const lines = items.map(({ text: name, link, page }) => {
      const anchor = link.includes('#') ? link.slice(link.indexOf('#')) : '';
      const about = anchor ? '' : describeText(page.markdown);
      return `- [${name}](${page.path}${anchor})${about && `: ${about}`}`;
    });
    return `## ${text}\n\n${lines.join('\n')}`;
  });
  writeFileSync(
    join(outDir, 'llms.txt'),
    `${INTRODUCTION}\n\nAll of it in one file: [llms-full.txt](llms-full.txt)\n\n${lists.join('\n\n')}\n`,
  );
  const shown = [...new Set(groups.flatMap(({ items }) => items.map(({ page }) => page)))];
  const full = shown.filter(({ path }) => !NOT_IN_FULL.includes(path)).map(fromTop);
  writeFileSync(join(outDir, 'llms-full.txt'), `${INTRODUCTION}\n\n${full.join('\n\n---\n\n')}\n`);
}

function findPage(pages: Page[], link: string): Page {
  const path = link.slice(1).replace(/#.*/, '').replace(/\/$/, '/index');
  const page = pages.find((one) => one.path === `${path}.md`);
  if (!page) throw new Error(`The navigation leads to ${link}, which is no page.`);
  return page;
}

/** A page whose links count from the site's folder, because the file that it becomes a part of is there. */
function fromTop({ path, markdown }: Page) {
  const links = /(\]\()(?![a-z]+:|#|\/)([^)#\s]+)/g;
  const moved = markdown.replace(links, (_, start, link) => start + posix.join(posix.dirname(path), link));
  return `<!-- ${path} -->\n\n${moved.trim()}`;
}
