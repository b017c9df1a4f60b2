import type { ActivityEntry } from '../../lib/account/activityEntry.js';
import type { WalletModalError } from '../../lib/errors.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { CaipAddress } from '../../lib/networks/caip.js';
import { PURCHASE_DEADLINE_MS, PURCHASE_POLL_MS } from '../../lib/onramp/buyConstants.js';
import { isNewPurchase } from '../../lib/onramp/isNewPurchase.js';
import type { OpenedWindow, Services } from '../hostServices.js';
import { poll } from '../util/poll.js';
import { type WindowListener, watchWindow } from '../util/watchWindow.js';

export interface PurchaseToFollow {
  readonly account: CaipAddress;
  /** The id of the provider. */
  readonly provider: string;
  /** When the provider's page was opened, in ms since 1970. */
  readonly startedAt: number;
  /** Whether the purchase may have been made before this attempt. */
  readonly isResumed: boolean;
  /** The provider's window, if this page has opened it. */
  readonly opened: OpenedWindow | null;
}

export interface PurchaseListener extends Pick<WindowListener, 'onClosed'> {
  /** No source reports purchases. */
  onUnknown(): void;
  /** A check failed. The next one follows. */
  onTrouble(error: WalletModalError): void;
  onFound(purchase: ActivityEntry): void;
  /** The deadline passed without a visible purchase. */
  onLate(): void;
}

/**
 * Checks for a purchase every four seconds, until there is one, the signal aborts or three minutes have passed. Waits while the
 * page is hidden or the browser is offline; that time doesn't count. A purchase also counts after the window seems to be
 * closed.
 */
export function followPurchase(
  services: Pick<Services, 'clock' | 'hasFocus' | 'isVisible' | 'isOnline' | 'onLook' | 'openOnRamp'>,
  { account, provider, startedAt, isResumed, opened }: PurchaseToFollow,
  listener: PurchaseListener,
  signal: AbortSignal,
): void {
  const { clock, isOnline, openOnRamp } = services;
  let before: ReadonlySet<string> | undefined;
  let looks = 0;
  let waited = 0;

  async function look(life: AbortSignal) {
    if (!isOnline()) return;
    const isFirst = looks === 0;
    const begunAt = clock.now();
    looks += 1;
    try {
      const ramp = await openOnRamp();
      const entries = await ramp.purchases(account, provider, { signal: life });
      if (life.aborted) return;
      if (!entries) return end(listener.onUnknown);
      // Only the first list certainly contains nothing but earlier purchases.
      if (isFirst && !isResumed) before = new Set(entries.map(({ id }) => id));
      const found = entries.find((entry) => isNewPurchase(entry, { before, startedAt }));
      if (found) return end(() => listener.onFound(found));
    } catch (error) {
      if (life.aborted) return;
      listener.onTrouble(toWalletModalError(error));
    }
    waited += clock.now() - begunAt + (isFirst ? 0 : PURCHASE_POLL_MS);
    if (waited >= PURCHASE_DEADLINE_MS) end(listener.onLate);
  }

  const stopLooking = poll(services, PURCHASE_POLL_MS, look);
  const stopChecking = opened ? watchWindow(opened, services, listener) : undefined;
  signal.addEventListener('abort', stop);

  function stop() {
    stopLooking();
    stopChecking?.();
    signal.removeEventListener('abort', stop);
  }
  function end(tell: () => void) {
    // Without reported purchases, keep watching the window.
    if (tell !== listener.onUnknown) stop();
    else stopLooking();
    tell();
  }
}
