import { page } from './page.js';

/** Calls back each time the visitor returns to the page. Returns a function that stops this. */
export function onPageVisible(listener: () => void): () => void {
  const onChange = () => {
    if (page().visibilityState === 'visible') listener();
  };
  page().addEventListener('visibilitychange', onChange);
  return () => page().removeEventListener('visibilitychange', onChange);
}
