import type { Lifi } from './createLifi.js';
import type { LifiSetting } from './lifiOptions.js';

/** Loads what asks LI.FI when it is first needed, and once. */
export function openLifi(setting: LifiSetting): () => Promise<Lifi> {
  let loading: Promise<Lifi> | undefined;
  return () => {
    loading ??= import('./createLifi.js').then(({ createLifi }) => createLifi(setting));
    // What could not be loaded is loaded again.
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
