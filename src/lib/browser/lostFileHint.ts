import { asksForIntegrity } from './asksForIntegrity.js';

/** For developers: a hint why a file of ours may not have loaded. Browsers don't tell the page the reason. */
export const lostFileHint = () =>
  asksForIntegrity()
    ? 'A file is missing, or differs from its hash in the import map: the console says which.'
    : 'Serve the files beside it.';
