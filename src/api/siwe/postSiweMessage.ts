import type { SiweSigned } from '../../lib/siwe/siwe.js';
import { type HttpService, post, refusalOf, statusOf } from '../http.js';
import { refusedError } from './siweServer.js';

/** Has the server verify what was signed, and begin a session. Rejects with `siwe_refused` if it does not accept it. */
export async function postSiweMessage(server: HttpService, signed: SiweSigned): Promise<true> {
  try {
    return await post(server, 'verify', { body: signed, signal: undefined, read: async () => true as const });
  } catch (error) {
    const status = statusOf(error) ?? 0;
    if (status >= 400 && status < 500) throw refusedError(refusalOf(error)?.description, error);
    throw error;
  }
}
