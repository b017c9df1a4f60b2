import { PageElement } from './pageElement.js';

/** The readers keep the first document that they get, so there is only one. Its address changes with each page. */
const page = { baseURI: 'https://page.invalid/' };

/** Provides the browser globals that the readers of settings use: the page's address and the element class. */
export function standInBrowser({ url, baseUrl }: { readonly url: string; readonly baseUrl: string }): void {
  page.baseURI = baseUrl;
  const { href, origin } = new URL(url);
  const globals = {
    document: page,
    location: { href, origin },
    Element: PageElement,
    // A parsed page has no shadow roots.
    ShadowRoot: class {},
    // Only browsers know which colours are valid.
    CSS: { supports: () => true },
    ...('navigator' in globalThis ? {} : { navigator: { languages: ['en'] } }),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
