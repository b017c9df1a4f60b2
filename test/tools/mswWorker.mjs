import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/files.mjs';

/** The worker of msw at the root, so that every page is in its reach. */
export function mswWorker(context, next) {
  if (context.path !== '/mockServiceWorker.js') return next();
  context.type = 'js';
  context.body = readFileSync(at('public/mockServiceWorker.js'), 'utf8');
}
