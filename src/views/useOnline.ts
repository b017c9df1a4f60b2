import { useEffect } from 'react';

/** Calls `run` whenever the browser comes back online. */
export function useOnline(run: () => void): void {
  useEffect(() => {
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [run]);
}
