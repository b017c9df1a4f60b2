import type { PostEvent, TimedEvent } from '../../api/analytics/postEvent.js';
import { MOST_WAITING_EVENTS } from '../../lib/analyticsConstants.js';
import { openDirectoryAtom } from '../directory/directory.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { configAtom } from '../siteConfig.js';
import type { Dispose, Store } from '../util/store.js';
import type { Surroundings } from './followDirectory.js';

export interface EventSender {
  take(event: TimedEvent): void;
  end(): void;
}

/**
 * Sends events to the analytics service if that is allowed, but only after the modal has first been opened and painted. If the
 * host leaves the choice to the directory, asks it once at that time. Events wait until then, and are dropped if the answer is
 * no.
 */
export function sendEvents(
  store: Store,
  { clock, openAnalytics }: Services,
  { afterPaint }: Pick<Surroundings, 'afterPaint'>,
): EventSender {
  const life = new AbortController();
  let waiting: TimedEvent[] = [];
  let post: PostEvent | undefined;
  let asked: Promise<void> | undefined;
  let answer: boolean | undefined;
  let cancel: Dispose = () => {};

  /** Undefined until the directory answers. */
  function isAllowed(): boolean | undefined {
    const { analytics } = store.get(configAtom);
    if (!analytics) return false;
    return analytics.permission === 'given' || answer;
  }

  function flush() {
    const { analytics } = store.get(configAtom);
    if (isAllowed() === false) waiting = [];
    if (!isAllowed() || !analytics || !post) return;
    for (const event of waiting.splice(0)) void post(analytics, event, clock);
  }

  async function ask() {
    const { directory: setting } = store.get(configAtom);
    try {
      const directory = setting && (await store.set(openDirectoryAtom, setting));
      answer = (await directory?.isAnalyticsEnabled(life.signal)) ?? false;
    } catch {
      // No answer means no consent. The list of wallets shows directory failures.
      answer = false;
    }
  }

  async function prepare() {
    if (isAllowed() === undefined) {
      asked ??= ask();
      await asked;
    }
    if (isAllowed() && !life.signal.aborted) {
      // If loading fails, the next opening tries again.
      post ??= await openAnalytics().catch(() => undefined);
    }
    flush();
  }

  function onChange() {
    cancel();
    flush();
    const isReady = isAllowed() === false || (isAllowed() && post);
    if (store.get(isOpenAtom) && !isReady) cancel = afterPaint(() => void prepare());
  }

  const stops = [store.sub(isOpenAtom, onChange), store.sub(configAtom, onChange)];
  onChange();
  return {
    take(event) {
      if (waiting.length < MOST_WAITING_EVENTS) waiting.push(event);
      flush();
    },
    end() {
      for (const stop of stops) stop();
      cancel();
      life.abort();
      post = undefined;
    },
  };
}
