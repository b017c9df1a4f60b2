import { PageElement } from './pageElement.js';

/** The readers keep the first document that they see, so there is one, with another address for each page. */
const page = { baseURI: 'https://page.invalid/' };

/** Gives the readers of settings what they ask of a browser: where the page is, and what elements are. */
export function standInBrowser({ url, baseUrl }: { readonly url: string; readonly baseUrl: string }): void {
  page.baseURI = baseUrl;
  const { href, origin } = new URL(url);
  const globals = {
    document: page,
    location: { href, origin },
    Element: PageElement,
    // A page that was parsed has none.
    ShadowRoot: class {},
    // Which colours there are, only browsers know.
    CSS: { supports: () => true },
    ...('navigator' in globalThis ? {} : { navigator: { languages: ['en'] } }),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
