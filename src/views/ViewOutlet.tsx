import type { ComponentType } from 'react';
import type { Route } from '../atoms/router.js';
import { viewRegistry } from './viewRegistry.js';

/** The view of a route. */
export function ViewOutlet({ route }: { route: Route }) {
  // The registry pairs each name with a component that takes the route of that name.
  const View = viewRegistry[route.view].component as ComponentType<{ route: Route }>;
  return <View route={route} />;
}
