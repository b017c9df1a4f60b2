const page = (text: string, link: string) => ({ text, link });

export const navigation = [
  page('Guides', '/docs/usage'),
  page('Playground', '/playground'),
  page('Theme studio', '/studio'),
  page('Reference', '/docs/reference'),
];

/** In the order in which somebody who builds a site asks. */
export const sidebar = [
  {
    text: 'Start',
    items: [page('Read me', '/README'), page('Usage', '/docs/usage'), page('Frameworks', '/docs/frameworks')],
  },
];
