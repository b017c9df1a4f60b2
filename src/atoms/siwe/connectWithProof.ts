import { atom } from 'jotai/vanilla';
import type { Connected, ConnectOptions, Connector } from '../../chains/connector.js';
import { namespaceOf, networkOf } from '../../lib/networks/caip.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import { wait } from '../../lib/wait.js';
import { wantedNetworksAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { verifyProofAtom } from './signSiwe.js';
import { awaitedProofsAtom } from './siweFlow.js';

/** Time that connecting waits for the site's sign-in request, in ms. Without it, signing follows as a separate step. */
const REQUEST_DEADLINE_MS = 3_000;

/** The sign-in request. Undefined if it doesn't arrive in time: then the visitor signs, or sees the error, after connecting. */
const requestAtom = atom(null, async (get, _set, signal: AbortSignal): Promise<SignInRequest | undefined> => {
  const { clock, openSiwe } = get(servicesAtom);
  const networks = get(wantedNetworksAtom).filter((id) => namespaceOf(id) === 'eip155');
  if (networks.length === 0) return undefined;
  // Abort a late request: many servers keep only the last nonce.
  const own = new AbortController();
  const asking = openSiwe().then((service) => service.request(networks, { signal: own.signal }));
  const limits = { signal, deadlineMs: REQUEST_DEADLINE_MS, clock, what: 'The site' };
  return wait(asking, limits)
    .catch(() => undefined)
    .finally(() => own.abort());
});

/** Connects a wallet that may sign in at the same time, and lets the site verify the signature. Rejects like `connect`. */
export const connectWithProofAtom = atom(
  null,
  async (_get, set, connector: Connector, options: ConnectOptions): Promise<Connected> => {
    const signIn = await set(requestAtom, options.signal);
    if (!signIn) return connector.connect(options);
    set(awaitedProofsAtom, (count) => count + 1);
    try {
      const connected = await connector.connect({ ...options, signIn });
      const { proofs = [], network } = connected;
      const proof = proofs.find(({ account }) => networkOf(account) === network) ?? proofs[0];
      if (proof && !options.signal.aborted) void set(verifyProofAtom, signIn, connected, proof);
      return connected;
    } finally {
      set(awaitedProofsAtom, (count) => count - 1);
    }
  },
);
