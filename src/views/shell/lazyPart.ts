import { type ComponentType, lazy } from 'react';

/** A part that is loaded when it is shown, or by `load` ahead of that. Should that fail, nothing is shown in its place. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}
