import { lastFormats } from './lastFormats.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Older events are shown with their date. */
const RECENT_MS = 7 * DAY;

type Unit = readonly [unit: 'second' | 'minute' | 'hour' | 'day', ms: number, most: number];

const DAYS: Unit = ['day', DAY, Number.POSITIVE_INFINITY];

/** The highest count of each unit before the next one is used (behaviour 17.4). */
const UNITS: readonly Unit[] = [['second', SECOND, 44], ['minute', MINUTE, 44], ['hour', HOUR, 21], DAYS];

const unitOf = (age: number): Unit => UNITS.find(([, ms, most]) => Math.round(age / ms) <= most) ?? DAYS;

/** The time of an event: relative if less than a week ago, otherwise its date. Times are in ms since 1970. */
export function formatWhen(time: number, now: number, locale: string): string {
  // Clocks differ, so the time may lie in the future.
  const age = Math.max(0, now - time);
  if (age >= RECENT_MS) return formatDay(time, now, locale);
  const [unit, ms] = unitOf(age);
  const count = Math.round(age / ms);
  return relativeFormat(locale, { numeric: count === 0 ? 'auto' : 'always' }).format(-count, unit);
}

/**
 * The time until `formatWhen` returns another text, in ms, at most a day because timers are limited. Undefined if it never
 * changes.
 */
export function whenLasts(time: number, now: number): number | undefined {
  const age = now - time;
  if (age >= RECENT_MS) return undefined;
  const [, ms] = unitOf(Math.max(0, age));
  const next = (Math.max(0, Math.round(age / ms)) + 0.5) * ms;
  return Math.min(Math.min(next, RECENT_MS) - age, DAY);
}

/** The exact date and time, such as `Jun 15, 2023, 12:00 PM`. */
export const formatExactTime = (time: number, locale: string): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);

/** The time of an event, precise enough to identify it: with the date if that isn't today. */
export function formatMoment(time: number, now: number, locale: string): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return formatDate(time, now, locale, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** A date, such as `Jan 05`; with its year if that isn't the current one. */
export function formatDay(time: number, now: number, locale: string): string {
  return formatDate(time, now, locale, { day: '2-digit', month: 'short' });
}

/** The title of a month's group, such as `January`; with its year if that isn't the current one. */
export function formatMonth(time: number, now: number, locale: string): string {
  const month = formatDate(time, now, locale, { month: 'long' });
  // Many languages write months in lower case, but a title starts with a capital.
  return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1);
}

function formatDate(time: number, now: number, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return dateFormat(locale, isThisYear ? parts : { ...parts, year: 'numeric' }).format(time);
}

// Entries are grouped by months of this calendar, so the titles must use it too.
const dateFormat = lastFormats(
  (locale, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, calendar: 'gregory' }),
);

const relativeFormat = lastFormats(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
