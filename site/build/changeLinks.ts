/** Changes where the links of a page lead that are relative to it. What follows a `#` stays. */
export const changeLinks = (markdown: string, change: (link: string) => string): string =>
  markdown.replace(
    /(\]\()(?![a-z]+:|#|\/)([^)#\s]+)/g,
    (_, start: string, link: string) => start + change(link),
  );
