import { atom } from 'jotai/vanilla';
import type { Connected, ConnectOptions, Connector } from '../../chains/connector.js';
import { namespaceOf, networkOf } from '../../lib/networks/caip.js';
import type { SignInRequest } from '../../lib/siwe/signInRequest.js';
import { wait } from '../../lib/wait.js';
import { wantedNetworksAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { verifyProofAtom } from './signSiwe.js';
import { awaitedProofsAtom } from './siweFlow.js';

/** How long connecting waits for the site to say what to sign, in ms. Without that, signing follows as its own step. */
const REQUEST_DEADLINE_MS = 3_000;

/** What to sign. Undefined if it is not known in time: the visitor is asked again, or told why, once they are connected. */
const requestAtom = atom(null, async (get, _set, signal: AbortSignal): Promise<SignInRequest | undefined> => {
  const { clock, openSiwe } = get(servicesAtom);
  const networks = get(wantedNetworksAtom).filter((id) => namespaceOf(id) === 'eip155');
  if (networks.length === 0) return undefined;
  // What comes too late is not asked on: many servers know only the last nonce.
  const own = new AbortController();
  const asking = openSiwe().then((service) => service.request(networks, { signal: own.signal }));
  const limits = { signal, deadlineMs: REQUEST_DEADLINE_MS, clock, what: 'The site' };
  return wait(asking, limits)
    .catch(() => undefined)
    .finally(() => own.abort());
});

/** Connects a wallet that may sign in at once, and has the site verify what it signed. Rejects as `connect` does. */
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
