import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Route } from '../../atoms/router.js';
import { viewsAtom } from './viewComponents.js';

/** The view of a route. */
export function ViewOutlet({ route }: { route: Route }) {
  const views = useAtomValue(viewsAtom);
  // Kept, so that a view that suspended is not mounted again once it has loaded.
  const [View] = useState(() => views.component(route.view));
  return <View route={route} />;
}
