import { endWatching } from '../atoms/effects/endWatching.js';
import { followDirectory, type Surroundings } from '../atoms/effects/followDirectory.js';
import { leaveFinishedViews } from '../atoms/effects/leaveFinishedViews.js';
import { prepareWalletApps } from '../atoms/effects/prepareWalletApps.js';
import { recordVisit } from '../atoms/effects/recordVisit.js';
import { refreshAccountBalance } from '../atoms/effects/refreshAccountBalance.js';
import { rememberWallets } from '../atoms/effects/rememberWallets.js';
import { servicesAtom } from '../atoms/hostServices.js';
import type { Dispose, Store } from '../atoms/util/store.js';
import { afterPaint } from '../lib/browser/afterPaint.js';
import { savesData } from '../lib/browser/savesData.js';
import { whenIdle } from '../lib/browser/whenIdle.js';
import { PREPARE_DELAY_MS } from '../lib/constants.js';
import { pause } from '../lib/pause.js';

const surroundings: Surroundings = {
  afterPaint,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/** Starts the effects that need the interface. Returns a function that ends them. */
export function startInterfaceEffects(store: Store): Dispose {
  const services = store.get(servicesAtom);
  const disposals = [
    endWatching(store),
    leaveFinishedViews(store, services),
    refreshAccountBalance(store, services),
    rememberWallets(store),
    followDirectory(store, surroundings),
    prepareWalletApps(store, services, { whenIdle, savesData }),
    // Ends last, because the others may still report events.
    recordVisit(store, services, async () => {
      // Tracking is invisible, so it loads after the visible parts.
      await pause(services.clock, PREPARE_DELAY_MS, undefined);
      const { trackVisit } = await import('../atoms/effects/trackVisit.js');
      return trackVisit(store, services, surroundings);
    }),
  ];
  return () => {
    for (const dispose of disposals) dispose();
  };
}
