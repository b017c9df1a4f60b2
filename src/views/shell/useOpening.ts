import { useStore } from 'jotai';
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { isOpenAtom } from '../../atoms/opening.js';
import { type Route, routeAtom } from '../../atoms/router.js';
import { afterPaint } from '../../lib/browser/afterPaint.js';
import type { LayerHandle } from '../../ui/layer/Layer.js';

/**
 * Whether the modal is open. If the prepared view (`waiting`) is the `route` that was rendered last, opening shows the
 * layer at once and renders only after that is painted.
 */
export function useOpening(
  layer: RefObject<LayerHandle | null>,
  route: Route,
  waiting: Route['view'],
): boolean {
  const store = useStore();
  const isOpen = store.get(isOpenAtom);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const rendered = useRef({ isOpen, route });
  useLayoutEffect(() => {
    rendered.current = { isOpen, route };
  });
  useLayoutEffect(() => {
    let takeBack: (() => void) | undefined;
    const stop = store.sub(isOpenAtom, () => {
      takeBack?.();
      takeBack = undefined;
      const last = rendered.current.route;
      const isAsItWaits = last.view === waiting && store.get(routeAtom) === last;
      const hide = store.get(isOpenAtom) && isAsItWaits ? layer.current?.show() : undefined;
      if (!hide) return render();
      const cancel = afterPaint(() => {
        takeBack = undefined;
        render();
      });
      takeBack = () => {
        cancel();
        hide();
      };
    });
    // It may have changed since the rendering.
    if (store.get(isOpenAtom) !== rendered.current.isOpen) render();
    return () => {
      stop();
      takeBack?.();
    };
  }, [store, layer, waiting]);
  return isOpen;
}
