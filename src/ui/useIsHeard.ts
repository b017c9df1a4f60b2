import { useEffect, useState } from 'react';

/** The time that screen readers take to notice a new region, in ms. */
const NOTICED_AFTER_MS = 100;

/**
 * Whether screen readers already announce changes in a new live region. They ignore text that appears together with the region.
 */
export function useIsHeard(): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isHeard;
}
