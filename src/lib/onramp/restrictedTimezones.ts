/** The time zones of behaviour 10.8, with their aliases in the IANA database, which some systems still use. */
const RESTRICTED: ReadonlySet<string> = new Set([
  'asia/shanghai',
  'asia/urumqi',
  'asia/chongqing',
  'asia/harbin',
  'asia/kashgar',
  'asia/macau',
  'asia/macao',
  'asia/hong_kong',
  'asia/beijing',
  'asia/chungking',
  'hongkong',
  'prc',
]);

/** Whether a time zone, such as `Asia/Shanghai`, is one where a page may hide buying and swapping. */
export const isRestrictedTimezone = (zone: string): boolean => RESTRICTED.has(zone.toLowerCase());
