/** The latest possible JavaScript date, in seconds since 1970. */
export const LAST_SECOND = 8_640_000_000_000;
