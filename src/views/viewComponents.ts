import { type ComponentType, lazy } from 'react';
import type { Route, ViewName } from '../atoms/router.js';
import { ConnectView } from './connect/ConnectView.js';
import { viewRegistry } from './viewRegistry.js';

type ViewComponent = ComponentType<{ route: Route }>;

const loaded = new Map<ViewName, ViewComponent>([['Connect', ConnectView]]);
const awaited = new Map<ViewName, ViewComponent>();

async function load(view: ViewName): Promise<ViewComponent> {
  // The registry pairs each name with a component that takes the route of that name.
  const component = (await viewRegistry[view].load()) as ViewComponent;
  loaded.set(view, component);
  return component;
}

/** The component of a view: itself when its code is there, else one that suspends until it is. */
export function viewComponent(view: ViewName): ViewComponent {
  const component =
    loaded.get(view) ?? awaited.get(view) ?? lazy(async () => ({ default: await load(view) }));
  awaited.set(view, component);
  return component;
}

/** Forgets a view whose code could not be loaded, so that it is loaded again when it is shown again. */
export function forgetView(view: ViewName): void {
  awaited.delete(view);
}

/** Loads the code of views that will probably be wanted. Failing is no news: showing the view tries again. */
export function preloadViews(views: readonly ViewName[]): void {
  for (const view of views) if (!loaded.has(view)) load(view).catch(() => undefined);
}
