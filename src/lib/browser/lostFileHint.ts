import { asksForIntegrity } from './asksForIntegrity.js';

/** For developers: why a file of ours may not have loaded. The browser tells the page no more than that it did not. */
export const lostFileHint = () =>
  asksForIntegrity()
    ? 'A file is missing, or differs from its hash in the import map: the console says which.'
    : 'Serve the files beside it.';
