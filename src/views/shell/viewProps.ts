import type { Route, ViewName } from '../../atoms/router.js';

/** The props of a view: the route that shows it. */
export interface ViewProps<View extends ViewName> {
  readonly route: Extract<Route, { view: View }>;
}
