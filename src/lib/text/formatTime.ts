import { lastFormats } from './lastFormats.js';
import { numberFormat } from './numberFormat.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.4375 * DAY;
const YEAR = 365.25 * DAY;

/** What happened before is shown with its date. */
const RECENT_MS = 7 * DAY;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';
type Row = readonly [unit: Unit, ms: number, most: number];

const YEARS: Row = ['year', YEAR, Number.POSITIVE_INFINITY];

/** The highest count of each unit before the next one is used. */
const UNITS: readonly Row[] = [
  ['second', SECOND, 44],
  ['minute', MINUTE, 44],
  ['hour', HOUR, 21],
  ['day', DAY, 25],
  ['month', MONTH, 10],
  YEARS,
];

/** English (behaviour 17.4). Intl's own differs: "1 day", "2 hr", "1 mth". */
const ENGLISH: Readonly<Record<Unit, readonly [one: string, other: string]>> = {
  second: ['sec', 'sec'],
  minute: ['min', 'min'],
  hour: ['hr', 'hrs'],
  day: ['d', 'd'],
  month: ['mo', 'mo'],
  year: ['yr', 'yr'],
};

/** A length of time in the short form of the language, such as `5 min`. Negative lengths count as none. */
export function formatDuration(ms: number, locale: string): string {
  const length = Math.max(0, ms);
  const [unit, size] = UNITS.find(([, each, most]) => Math.round(length / each) <= most) ?? YEARS;
  const count = Math.round(length / size);
  if (!/^en\b/i.test(locale)) {
    return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  }
  return `${count} ${ENGLISH[unit][count === 1 ? 0 : 1]}`;
}

/** When something happened: how long ago if that is less than a week, otherwise its day. Times are in ms since 1970. */
export function formatWhen(time: number, now: number, locale: string): string {
  return now - time < RECENT_MS ? formatDuration(now - time, locale) : formatDay(time, now, locale);
}

/** When something happened, to tell it from others: its time, with its day if that is not today. */
export function formatMoment(time: number, now: number, locale: string): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return formatDate(time, now, locale, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** A day, such as `Jan 05`; with its year if that is not the current one. */
export function formatDay(time: number, now: number, locale: string): string {
  return formatDate(time, now, locale, { day: '2-digit', month: 'short' });
}

/** The title of a month's group, such as `January`; with its year if that is not the current one. */
export function formatMonth(time: number, now: number, locale: string): string {
  const month = formatDate(time, now, locale, { month: 'long' });
  // Many languages write months with a small letter, which a title does not begin with.
  return month.charAt(0).toLocaleUpperCase(locale) + month.slice(1);
}

function formatDate(time: number, now: number, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return dateFormat(locale, isThisYear ? parts : { ...parts, year: 'numeric' }).format(time);
}

// Groups are months of this calendar, so their titles must be too.
const dateFormat = lastFormats(
  (locale, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, calendar: 'gregory' }),
);
