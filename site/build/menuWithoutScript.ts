import { PLACEHOLDER_BASE } from './relocate.ts';

export interface Group {
  text: string;
  items: { text: string; link: string }[];
}

/** All pages as a list. The menu on small screens needs a script; without one, this list is at the end of each page. */
export function menuWithoutScript(groups: Group[]): string {
  const sections = groups.map(({ text, items }) => {
    const links = items.map((item) => `<li><a href="${address(item.link)}">${item.text}</a></li>`);
    return `<section><h2>${text}</h2><ul>${links.join('')}</ul></section>`;
  });
  return `<noscript><nav class="all-pages" aria-label="All pages">${sections.join('')}</nav></noscript>`;
}

function address(link: string) {
  const file = link.endsWith('/') ? link : link.replace(/(?=#|$)/, '.html');
  return PLACEHOLDER_BASE + file.slice(1);
}
