import { page } from './page.js';

/** Whether the page may verify files by their hashes: it has a script tag with one, or an import map. */
export const asksForIntegrity = (): boolean =>
  page().querySelector('script[integrity],script[type=importmap]') !== null;
