/** Whether a media query matches; false if the browser cannot tell. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;
