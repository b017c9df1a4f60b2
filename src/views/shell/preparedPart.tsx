import { type ComponentType, type ReactElement, useState } from 'react';
import { lazyPart } from './lazyPart.js';

export interface PreparedPart<Props> {
  (props: Props): ReactElement;
  /** Loads it, so that it is shown without a placeholder: React keeps one for 300 ms, however short the wait. */
  prepare(): void;
}

/** A `lazyPart` that can be loaded before it is shown. */
export function preparedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PreparedPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function loadOnce() {
    loaded ??= await load();
    return loaded;
  }
  const Awaited: ComponentType<Props> = lazyPart(loadOnce);
  function Part(props: Props) {
    // Kept, so that what suspended is not mounted again once it has loaded.
    const [Present] = useState(() => loaded ?? Awaited);
    return <Present {...props} />;
  }
  // A failed attempt needs no report: showing the part loads again.
  return Object.assign(Part, { prepare: () => void loadOnce().catch(() => undefined) });
}
