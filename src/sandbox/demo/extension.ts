import { openSandbox } from './page/sandbox.js';

// All that it does is what a browser extension does on every page: it announces a wallet.
await openSandbox();
