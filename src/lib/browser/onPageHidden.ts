import { page } from './page.js';

/** Calls back when the page is hidden. Returns a function that stops this. */
export function onPageHidden(listener: () => void): () => void {
  const onChange = () => {
    if (page().visibilityState === 'hidden') listener();
  };
  page().addEventListener('visibilitychange', onChange);
  return () => page().removeEventListener('visibilitychange', onChange);
}
