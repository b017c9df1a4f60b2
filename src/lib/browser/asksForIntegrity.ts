import { page } from './page.js';

/** Whether the page may have files checked by hashes: by a script tag with one, or by an import map. */
export const asksForIntegrity = (): boolean =>
  page().querySelector('script[integrity],script[type=importmap]') !== null;
