import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { servicesAtom } from '../../atoms/hostServices.js';
import type { Route, ViewName } from '../../atoms/router.js';
import { loadPart } from '../../lib/loadPart.js';
import { ConnectView } from '../connect/ConnectView.js';
import { loadFeature } from './features.js';

type ViewComponent = ComponentType<{ route: Route }>;
type Views = Partial<Record<ViewName, ViewComponent>>;

/** The views of one element. A view is ready once the code of its family and this element's texts for it are loaded. */
export const viewsAtom = atom((get) => {
  const { loadTexts } = get(servicesAtom);
  const loaded: Views = { Connect: ConnectView };

  async function load(view: ViewName): Promise<ViewComponent> {
    const feature = loadFeature(view);
    const parts = feature.then(({ load, texts }) => Promise.all([load(), loadTexts(texts)]));
    const [views] = await loadPart(parts, 'The view could not be loaded.');
    Object.assign(loaded, views);
    // The type of the feature ensures that it includes the view.
    return loaded[view] as ViewComponent;
  }

  return {
    /** The component of a view, if it is ready. */
    ready: (view: ViewName): ViewComponent | undefined => loaded[view],
    /** Loads a view. Rejects with `load_failed` on failure; calling it again retries. */
    load,
    /** Loads views that will probably be needed. Failures are ignored: showing the view tries again. */
    preload(views: readonly ViewName[]): void {
      for (const view of views) if (!loaded[view]) load(view).catch(() => undefined);
    },
  };
});
