import { page } from '../../lib/browser/page.js';

/**
 * Calls the listener when the page around an element changes its language or direction, or the visitor changes theirs, until
 * the signal aborts.
 */
export function followLanguage(element: Element, listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => target.contains(element))) listener();
  });
  for (const root of [page().documentElement, element.getRootNode()])
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
  addEventListener('languagechange', listener, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
