import { atom } from 'jotai';
import { type ComponentType, lazy } from 'react';
import { servicesAtom } from '../../atoms/hostServices.js';
import type { Route, ViewName } from '../../atoms/router.js';
import { WalletModalError } from '../../lib/errors.js';
import { ConnectView } from '../connect/ConnectView.js';
import { loadFeature } from './features.js';

type ViewComponent = ComponentType<{ route: Route }>;
type Views = Partial<Record<ViewName, ViewComponent>>;

/** The views of one element. A view is ready once the code of its family and this element's texts for it are loaded. */
export const viewsAtom = atom((get) => {
  const { loadTexts } = get(servicesAtom);
  const loaded: Views = { Connect: ConnectView };
  const awaited = new Map<ViewName, ViewComponent>();

  async function load(view: ViewName): Promise<ViewComponent> {
    try {
      const feature = await loadFeature(view);
      const [views] = await Promise.all([feature.load(), loadTexts(feature.texts)]);
      Object.assign(loaded, views);
    } catch (cause) {
      throw new WalletModalError('load_failed', 'The view could not be loaded.', { cause });
    }
    // The type of the feature ensures that it is among them.
    return loaded[view] as ViewComponent;
  }

  return {
    /** The component of a view, or one that suspends until the view is ready. */
    component(view: ViewName): ViewComponent {
      const component =
        loaded[view] ?? awaited.get(view) ?? lazy(async () => ({ default: await load(view) }));
      awaited.set(view, component);
      return component;
    },
    /** Forgets a view that could not be loaded, so that showing it again loads it again. */
    forget: (view: ViewName) => awaited.delete(view),
    /** Loads views that will probably be needed. Failures are ignored: showing the view tries again. */
    preload(views: readonly ViewName[]): void {
      for (const view of views) if (!loaded[view]) load(view).catch(() => undefined);
    },
  };
});
