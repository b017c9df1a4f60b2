import { openSandbox } from './page/sandbox.js';

// Like a browser extension, this only announces a wallet on the page.
await openSandbox();
