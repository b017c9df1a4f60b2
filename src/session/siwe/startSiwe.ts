import { followSiwe } from '../../atoms/effects/followSiwe.js';
import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import type { SiweService } from '../../lib/siwe/siweService.js';
import { createSiweService } from './createSiweService.js';

/** Starts the service and the effect for signing in with a wallet. */
export function startSiwe(store: Store, services: Services): { service: SiweService; end: () => void } {
  const gone = new AbortController();
  const service = createSiweService(store, services, gone.signal);
  const stop = followSiwe(store, services);
  function end() {
    gone.abort();
    stop();
  }
  return { service, end };
}
