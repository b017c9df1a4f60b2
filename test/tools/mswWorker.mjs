import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/files.mjs';

// It would unregister itself when a suite ends, and the next suite of the page, which finds it still registered, would
// wait for a worker that is going away.
const script = `self.registration.unregister = async () => false;\n${readFileSync(at('public/mockServiceWorker.js'))}`;

/** The worker of msw at the root, so that every page is in its reach. */
export function mswWorker(context, next) {
  if (context.path !== '/mockServiceWorker.js') return next();
  context.type = 'js';
  context.body = script;
}
