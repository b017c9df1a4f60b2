/** The worker of msw at the root, so that its scope is every page. */
export function mswWorker(context, next) {
  if (context.path === '/mockServiceWorker.js') context.url = '/public/mockServiceWorker.js';
  return next();
}
