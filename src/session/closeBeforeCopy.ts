import { page } from '../lib/browser/page.js';

/** The events that Turbo and htmx dispatch before they save a copy of the page for going back. */
const COPYING = ['turbo:before-cache', 'htmx:beforeHistorySave'];

/** Closes a modal before its page is copied and replaced, because the copy would open on its own. */
export function closeBeforeCopy(element: HTMLElement & { open: boolean }, signal: AbortSignal): void {
  const close = () => {
    if (!element.matches('[inline], [data-turbo-permanent], [hx-preserve]')) element.open = false;
  };
  for (const type of COPYING) page().addEventListener(type, close, { signal });
}
