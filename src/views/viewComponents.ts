import { atom } from 'jotai';
import { type ComponentType, lazy } from 'react';
import type { Route, ViewName } from '../atoms/router.js';
import { servicesAtom } from '../atoms/services.js';
import { ConnectView } from './connect/ConnectView.js';
import { loadView } from './viewRegistry.js';

type ViewComponent = ComponentType<{ route: Route }>;

/** The views of one element. One is there when its code is and this element has its texts. */
export const viewsAtom = atom((get) => {
  const { loadLaterTexts } = get(servicesAtom);
  const loaded = new Map<ViewName, ViewComponent>([['Connect', ConnectView]]);
  const awaited = new Map<ViewName, ViewComponent>();

  async function load(view: ViewName): Promise<ViewComponent> {
    const [component] = await Promise.all([loadView(view), loadLaterTexts()]);
    // It takes the route of its own name, and is given no other.
    loaded.set(view, component as ViewComponent);
    return component as ViewComponent;
  }

  return {
    /** The component of a view: itself when the view is there, else one that suspends until it is. */
    component(view: ViewName): ViewComponent {
      const component =
        loaded.get(view) ?? awaited.get(view) ?? lazy(async () => ({ default: await load(view) }));
      awaited.set(view, component);
      return component;
    },
    /** Forgets a view that could not be loaded, so that it is loaded again when it is shown again. */
    forget: (view: ViewName) => awaited.delete(view),
    /** Loads views that will probably be wanted. Failing is no news: showing the view tries again. */
    preload(views: readonly ViewName[]): void {
      for (const view of views) if (!loaded.has(view)) load(view).catch(() => undefined);
    },
  };
});
