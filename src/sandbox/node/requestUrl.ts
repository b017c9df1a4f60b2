import type { IncomingMessage } from 'node:http';

/** The path of a request as it was sent. `URL` throws for some paths and mistakes others for a host. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/s, '');
}

export function queryOf(request: IncomingMessage): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(request.url ?? '')?.[1]);
}
