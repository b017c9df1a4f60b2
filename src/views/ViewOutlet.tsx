import { useState } from 'react';
import type { Route } from '../atoms/router.js';
import { viewComponent } from './viewComponents.js';

/** The view of a route. */
export function ViewOutlet({ route }: { route: Route }) {
  // Kept, so that a view which has to be waited for is not mounted again once it is there.
  const [View] = useState(() => viewComponent(route.view));
  return <View route={route} />;
}
