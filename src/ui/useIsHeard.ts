import { useEffect, useState } from 'react';

/** So long after a region came on screen, screen readers have noticed it; in ms. */
const NOTICED_AFTER_MS = 100;

/** Whether what changes in a live region is read out by now: words that come together with their region are not. */
export function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isHeard;
}
