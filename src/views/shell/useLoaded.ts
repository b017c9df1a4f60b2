import { useLayoutEffect, useState } from 'react';

/**
 * Returns the loaded part, or undefined until `load` has resolved. Throws if loading fails. React's own `lazy` would keep a
 * placeholder for 300 ms, however short the wait.
 */
export function useLoaded<Part>(ready: Part | undefined, load: () => Promise<Part>): Part | undefined {
  // Keeps the first result, so that nothing is mounted again when the part also loads elsewhere.
  const [read, setRead] = useState<() => Part | undefined>(() => () => ready);
  const part = read();
  useLayoutEffect(() => {
    if (part) return;
    let isShown = true;
    const take = (next: () => Part) => {
      if (isShown) setRead(() => next);
    };
    load().then(
      (loaded) => take(() => loaded),
      (error) =>
        take(() => {
          throw error;
        }),
    );
    return () => {
      isShown = false;
    };
  }, [part, load]);
  return part;
}
