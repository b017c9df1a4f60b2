import { type ComponentType, lazy } from 'react';

/** A component that loads when it is first shown. If loading fails, nothing is shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
