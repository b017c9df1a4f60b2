import { page } from '../lib/browser/page.js';

/** What Turbo and htmx dispatch before they copy the page, to show the copy when somebody goes back. */
const COPYING = ['turbo:before-cache', 'htmx:beforeHistorySave'];

/** Closes a modal whose page is copied and then replaced, because the copy would open by itself. */
export function closeBeforeCopy(element: HTMLElement & { open: boolean }, signal: AbortSignal): void {
  const close = () => {
    if (!element.matches('[inline], [data-turbo-permanent], [hx-preserve]')) element.open = false;
  };
  for (const type of COPYING) page().addEventListener(type, close, { signal });
}
