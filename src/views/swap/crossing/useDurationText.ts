import { useText } from '../../useText.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Writes how long a bridge takes, given in seconds: in minutes, from two hours on in hours. */
export function useDurationText(): (seconds: number) => string {
  const t = useText();
  return (seconds) =>
    seconds < 2 * HOUR
      ? t('swap.minutes', { count: Math.max(1, Math.ceil(seconds / MINUTE)) })
      : t('swap.hours', { count: Math.ceil(seconds / HOUR) });
}
