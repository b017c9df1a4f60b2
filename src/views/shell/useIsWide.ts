import { useAtomValue } from 'jotai';
import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { configAtom } from '../../atoms/siteConfig.js';
import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { isWideAt, wideWindow } from '../../lib/browser/wideLayout.js';

/** Whether there is room for two panes: in the window or, for an inline modal, in its place in the page. */
export function useIsWide(ref: RefObject<HTMLElement | null>): boolean {
  const { inline, layout } = useAtomValue(configAtom);
  const [hasOwnRoom, setOwnRoom] = useState(false);
  const query = wideWindow(layout);
  const follow = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const hasWindowRoom = useSyncExternalStore(follow, () => matchesMedia(query));
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    if (!inline || !(root instanceof ShadowRoot)) return;
    const { host } = root;
    const measure = () => setOwnRoom(isWideAt(layout, host.clientWidth));
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(host);
    return () => observer.disconnect();
  }, [ref, inline, layout]);
  return inline ? hasOwnRoom : hasWindowRoom;
}
