/** Whether a media query holds; false where the browser cannot tell. */
export const matchesMedia = (query: string): boolean =>
  typeof matchMedia === 'function' && matchMedia(query).matches;
