import { page } from './page.js';

/** Calls back each time somebody comes back to the page. Returns what ends that. */
export function onPageVisible(listener: () => void): () => void {
  const onChange = () => {
    if (page().visibilityState === 'visible') listener();
  };
  page().addEventListener('visibilitychange', onChange);
  return () => page().removeEventListener('visibilitychange', onChange);
}
