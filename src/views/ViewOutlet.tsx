import { useEffect, useState } from 'react';
import type { Route } from '../atoms/router.js';
import { preloadViews, viewComponent } from './viewComponents.js';
import { viewRegistry } from './viewRegistry.js';

/** The view of a route. */
export function ViewOutlet({ route }: { route: Route }) {
  // Kept, so that a view which has to be waited for is not mounted again once it is there.
  const [View] = useState(() => viewComponent(route.view));
  useEffect(() => preloadViews(viewRegistry[route.view].leadsTo), [route.view]);
  return <View route={route} />;
}
