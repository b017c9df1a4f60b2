/** Rewrites the relative links of a page. Fragments stay. */
export const changeLinks = (markdown: string, change: (link: string) => string): string =>
  markdown.replace(
    /(\]\()(?![a-z]+:|#|\/)([^)#\s]+)/g,
    (_, start: string, link: string) => start + change(link),
  );
