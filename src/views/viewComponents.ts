import { type ComponentType, lazy } from 'react';
import type { Route, ViewName } from '../atoms/router.js';
import { ConnectView } from './connect/ConnectView.js';
import { viewRegistry } from './viewRegistry.js';

type ViewComponent = ComponentType<{ route: Route }>;

const loaded = new Map<ViewName, ViewComponent>([['Connect', ConnectView]]);
const loading = new Map<ViewName, Promise<ViewComponent>>();

function load(view: ViewName): Promise<ViewComponent> {
  const running = loading.get(view) ?? loadAnew(view);
  loading.set(view, running);
  return running;
}

async function loadAnew(view: ViewName): Promise<ViewComponent> {
  try {
    // The registry pairs each name with a component that takes the route of that name.
    const component = (await viewRegistry[view].load()) as ViewComponent;
    loaded.set(view, component);
    return component;
  } finally {
    // After a failure the next one who asks loads again.
    loading.delete(view);
  }
}

/** The component of a view: itself when it is there, else one that waits for it. Each failed wait can be repeated. */
export function viewComponent(view: ViewName): ViewComponent {
  return loaded.get(view) ?? lazy(async () => ({ default: await load(view) }));
}

/** Loads the code of views that will probably be wanted. Failing is no news: showing the view tries again. */
export function preloadViews(views: readonly ViewName[]): void {
  for (const view of views) if (!loaded.has(view)) load(view).catch(() => undefined);
}
