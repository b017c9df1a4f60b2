import { useEffect } from 'react';

/** Runs something whenever the browser is back online. */
export function useOnline(run: () => void): void {
  useEffect(() => {
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [run]);
}
