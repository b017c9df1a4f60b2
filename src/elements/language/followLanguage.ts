import { hostsOf } from '../../lib/browser/around.js';
import { page } from '../../lib/browser/page.js';

/**
 * Calls the listener when the language or direction of the page around an element changes, or the visitor's languages do,
 * until the signal aborts.
 */
export function followLanguage(element: Element, listener: () => void, signal: AbortSignal): void {
  const places = hostsOf(element);
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => places.some((place) => target.contains(place)))) listener();
  });
  for (const root of [page().documentElement, ...places.map((place) => place.getRootNode())])
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
  addEventListener('languagechange', listener, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
