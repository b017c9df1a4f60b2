/** The value below which a share of the values lies, interpolated between neighbours. */
export function quantile(values, share) {
  if (values.length === 0) throw new RangeError('There is no quantile of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low, high] = [sorted[below], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - below);
}

export const median = (values) => quantile(values, 0.5);

/** The median and spread of a series of measurements. */
export const summarize = (values) => ({
  median: median(values),
  p10: quantile(values, 0.1),
  p90: quantile(values, 0.9),
  count: values.length,
});

/** Pseudorandom numbers between 0 and 1, the same in every run (mulberry32). */
export function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const DRAWS = 2000;
const TAIL = 0.05;

/**
 * The ratio of the median of `ours` to that of `floor`, with the 90 % interval of a bootstrap. Both are resampled by round,
 * because a disturbance in one round slowed both down.
 */
export function ratioOf(ours, floor, random = seededRandom(1)) {
  if (ours.length !== floor.length) throw new RangeError('A ratio needs the same rounds on both sides.');
  const draws = Array.from({ length: DRAWS }, () => {
    const rounds = ours.map(() => Math.floor(random() * ours.length));
    return median(rounds.map((round) => ours[round])) / median(rounds.map((round) => floor[round]));
  });
  return {
    ratio: median(ours) / median(floor),
    low: quantile(draws, TAIL),
    high: quantile(draws, 1 - TAIL),
  };
}
