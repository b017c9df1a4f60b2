/** The state of a sheet when it is released. */
export interface Release {
  /** Its distance below its place and its height, in px. */
  readonly offset: number;
  readonly height: number;
  /** Its last downward speed, in px per ms. */
  readonly velocity: number;
}

/** The distance that closes it, as a fraction of the height. */
const ENOUGH = 1 / 4;
const FLICK = 0.5;
/** In px per ms: the tremor of a resting finger. */
const STILL = 0.1;

/** Whether a released sheet should close: it was dragged far enough or flicked down, and isn't moving back up. */
export function isSwipedAway({ offset, height, velocity }: Release): boolean {
  if (offset <= 0 || velocity < -STILL) return false;
  return velocity >= FLICK || offset >= height * ENOUGH;
}
