const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** A duration for display, rounded up: in minutes, from two hours in hours. */
export function roughDuration(seconds: number): {
  readonly unit: 'minutes' | 'hours';
  readonly count: number;
} {
  if (seconds >= 2 * HOUR_SECONDS) return { unit: 'hours', count: Math.ceil(seconds / HOUR_SECONDS) };
  return { unit: 'minutes', count: Math.max(1, Math.ceil(seconds / MINUTE_SECONDS)) };
}
