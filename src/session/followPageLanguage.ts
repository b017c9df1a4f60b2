import { page } from '../lib/browser/page.js';

/** Calls the listener when the page around an element changes its language or direction, until the returned function is called. */
export function followPageLanguage(element: Element, listener: () => void): () => void {
  const observer = new MutationObserver((records) => {
    if (records.some(({ target }) => target.contains(element))) listener();
  });
  for (const root of [page().documentElement, element.getRootNode()])
    observer.observe(root, { subtree: true, attributeFilter: ['lang', 'dir'] });
  return () => observer.disconnect();
}
