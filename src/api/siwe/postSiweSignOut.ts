import { type HttpService, post } from '../http.js';

/** Ends the session at the server. */
export function postSiweSignOut(server: HttpService): Promise<void> {
  return post(server, 'sign-out', { body: {}, signal: undefined, read: async () => undefined });
}
