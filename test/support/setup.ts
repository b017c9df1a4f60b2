// Loaded by every test page before its tests.
import { makeFailuresReadable } from './readableFailures.js';
import { createPolicy } from './trustedTypes.js';

makeFailuresReadable();

// With these, React's development build describes every render to the browser's developer tools, which takes up to a third of a
// test's time and is of no use here.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

/** The network mock registers its worker by a plain URL. Rejects all other values. */
createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location.href).pathname === '/mockServiceWorker.js' ? url : null),
});

/** An unhandled rejection fails the current test instead of only being logged. */
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reportError(event.reason);
});

/** A blocked request fails the current test instead of only being logged. */
document.addEventListener('securitypolicyviolation', (event) => {
  const what = event.blockedURI || event.sample || 'something';
  const where = `${event.sourceFile}:${event.lineNumber}`;
  reportError(new Error(`The policy of the page (${event.violatedDirective}) blocked ${what} at ${where}`));
});
