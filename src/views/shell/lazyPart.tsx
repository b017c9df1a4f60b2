import type { ComponentType, ReactElement } from 'react';
import { useLoaded } from './useLoaded.js';

export interface LazyPart<Props> {
  (props: Props): ReactElement;
  /** Loads the component ahead of time, so that no placeholder is shown. */
  prepare(): void;
}

const Nothing = () => null;

/**
 * A component that loads when it is first shown, unless it was prepared. Until then, `Placeholder` is shown. If loading fails,
 * `Failed` is shown, by default nothing, and showing the component again retries.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType<Props> = Nothing,
  Failed: ComponentType<Props> = Nothing,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function loadOnce() {
    loaded ??= await load();
    return loaded;
  }
  const loadIfPossible = () => loadOnce().catch(() => Failed);
  function Part(props: Props) {
    const Present = useLoaded<ComponentType<Props>>(loaded, loadIfPossible) ?? Placeholder;
    return <Present {...props} />;
  }
  return Object.assign(Part, { prepare: () => void loadIfPossible() });
}
