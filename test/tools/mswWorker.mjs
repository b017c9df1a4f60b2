import { readFileSync } from 'node:fs';
import { at } from '../../scripts/lib/files.mjs';

/** Serves msw's worker from the root, so that its scope covers every page. */
export function mswWorker(context, next) {
  if (context.path !== '/mockServiceWorker.js') return next();
  context.type = 'js';
  context.body = readFileSync(at('public/mockServiceWorker.js'), 'utf8');
}
