import { openSandbox } from './page/sandbox.js';

// Only announces a wallet on the page, like a browser extension.
await openSandbox();
