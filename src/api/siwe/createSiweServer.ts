import type { Clock } from '../../lib/clock.js';
import type { SiweFunctions } from '../../lib/siwe/siwe.js';
import { getSiweNonce } from './getSiweNonce.js';
import { getSiweParams } from './getSiweParams.js';
import { getSiweSession } from './getSiweSession.js';
import { postSiweMessage } from './postSiweMessage.js';
import { postSiweSignOut } from './postSiweSignOut.js';
import { siweServer } from './siweServer.js';

/** The sign-in of a site whose server has the usual routes at `siwe-url`. */
export function createSiweServer(url: string, { clock }: { readonly clock: Clock }): SiweFunctions {
  const server = siweServer(url, clock);
  return {
    getNonce: () => getSiweNonce(server),
    getMessageParams: () => getSiweParams(server),
    verifyMessage: (signed) => postSiweMessage(server, signed),
    getSession: () => getSiweSession(server),
    signOut: () => postSiweSignOut(server),
  };
}
