// Loaded by every test page before its tests.
import { makeFailuresReadable } from './readableFailures.js';
import { createPolicy } from './trustedTypes.js';

makeFailuresReadable();

/** The network mock registers its worker by a plain URL; nothing else gets through. */
createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).pathname === '/mockServiceWorker.js' ? url : null),
});

/** Says that an element was resized in answer to a resize, and will be told of it in the next frame: no failure. */
addEventListener('error', (event) => {
  if (event.message.startsWith('ResizeObserver loop')) event.stopImmediatePropagation();
});

/** What the page's policy blocks is a failure of the test that runs, not a line in a console. */
document.addEventListener('securitypolicyviolation', (event) => {
  const what = event.blockedURI || event.sample || 'something';
  const where = `${event.sourceFile}:${event.lineNumber}`;
  reportError(new Error(`The policy of the page (${event.violatedDirective}) blocked ${what} at ${where}`));
});
