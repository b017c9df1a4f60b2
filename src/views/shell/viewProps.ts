import type { Route, ViewName } from '../../atoms/router.js';

/** What a view is given: the route that shows it. */
export interface ViewProps<View extends ViewName> {
  readonly route: Extract<Route, { view: View }>;
}
