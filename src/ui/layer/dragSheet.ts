import { afterPaint } from '../../lib/browser/afterPaint.js';
import { matchesMedia } from '../../lib/browser/matchesMedia.js';
import { motion, screen } from '../../styles/scale.js';
import { isSwipedAway } from './isSwipedAway.js';

export interface Sheet {
  readonly card: HTMLElement;
  readonly scrim: HTMLElement;
}

/** In px. Smaller movements count as a press. */
const SLOP = 8;
/** In ms. The period over which the velocity is measured. */
const RECENT_MS = 100;
const RETURN = { duration: 200, easing: 'ease-out' };

interface Sample {
  readonly offset: number;
  /** In ms. */
  readonly at: number;
}

interface Drag {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  /** The height of the sheet; 0 until it moves. */
  height: number;
  /** Its latest positions, oldest first. */
  samples: readonly Sample[];
}

const recent = (samples: readonly Sample[], now: number) => samples.filter(({ at }) => now - at <= RECENT_MS);

/** In px per ms. 0 after a pause. */
function velocityOf(samples: readonly Sample[], now: number): number {
  const [first, ...others] = recent(samples, now);
  const last = others.at(-1);
  return first && last ? (last.offset - first.offset) / Math.max(now - first.at, 1) : 0;
}

/** Puts a sheet back into place. */
export function restSheet({ card, scrim }: Sheet): void {
  card.style.translate = '';
  scrim.style.opacity = '';
}

/**
 * Makes a sheet draggable by elements marked `data-handle`, until the returned function is called. `close` asks to close the
 * sheet. If the sheet stays open, it springs back. If it closes, it continues from where it was released.
 */
export function dragSheet(sheet: Sheet, close: () => void): () => void {
  const { card, scrim } = sheet;
  const stopping = new AbortController();
  let drag: Drag | undefined;
  let returning: readonly Animation[] = [];

  function begin({
    isPrimary,
    button,
    pointerId,
    clientX: x,
    clientY: y,
    timeStamp: at,
    target,
  }: PointerEvent) {
    if (!isPrimary || button !== 0 || !matchesMedia(screen.sheet)) return;
    if (!(target as Element).closest('[data-handle]')) return;
    drag = { pointerId, x, y, height: 0, samples: [{ offset: 0, at }] };
  }

  function move({ pointerId, clientX, clientY, timeStamp: at }: PointerEvent) {
    if (drag?.pointerId !== pointerId) return;
    const down = clientY - drag.y;
    if (!drag.height) {
      if (Math.abs(down) < SLOP || Math.abs(down) < Math.abs(clientX - drag.x)) return;
      for (const animation of returning) animation.cancel();
      // Keeps the drag from activating the element under it.
      card.setPointerCapture(pointerId);
      drag.height = card.offsetHeight;
    }
    const offset = Math.max(down, 0);
    drag.samples = [...recent(drag.samples, at), { offset, at }];
    card.style.translate = `0 ${offset}px`;
    scrim.style.opacity = String(1 - offset / drag.height);
  }

  function springBack() {
    const { translate } = card.style;
    const { opacity } = scrim.style;
    restSheet(sheet);
    if (!translate || matchesMedia(motion.reduced) || !card.animate) return;
    returning = [
      card.animate({ translate: [translate, '0 0'] }, RETURN),
      scrim.animate({ opacity: [opacity, '1'] }, RETURN),
    ];
  }

  function end({ pointerId, type, timeStamp }: PointerEvent) {
    if (drag?.pointerId !== pointerId) return;
    const { height, samples } = drag;
    drag = undefined;
    if (!height) return;
    const offset = samples.at(-1)?.offset ?? 0;
    const velocity = velocityOf(samples, timeStamp);
    if (type !== 'pointerup' || !isSwipedAway({ offset, height, velocity })) return springBack();
    close();
    // By then it is known whether the sheet closes.
    afterPaint(() => {
      if (!drag && card.closest('dialog')?.open) springBack();
    });
  }

  const { signal } = stopping;
  card.addEventListener('pointerdown', begin, { signal });
  card.addEventListener('pointermove', move, { signal });
  card.addEventListener('pointerup', end, { signal });
  card.addEventListener('pointercancel', end, { signal });
  card.addEventListener('lostpointercapture', (event) => event.target === card && end(event), { signal });
  return () => stopping.abort();
}
