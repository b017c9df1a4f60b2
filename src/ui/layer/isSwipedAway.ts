/** The state of a sheet at its release. */
export interface Release {
  /** How far it is below its place, and how high it is, in px. */
  readonly offset: number;
  readonly height: number;
  /** Its last downward speed, in px per ms. */
  readonly velocity: number;
}

/** As a fraction of the height. */
const ENOUGH = 1 / 4;
const FLICK = 0.5;
/** In px per ms: the tremor of a resting finger. */
const STILL = 0.1;

/** Whether a sheet that is let go of leaves: it was brought far enough or flicked down, and not on its way back. */
export function isSwipedAway({ offset, height, velocity }: Release): boolean {
  if (offset <= 0 || velocity < -STILL) return false;
  return velocity >= FLICK || offset >= height * ENOUGH;
}
