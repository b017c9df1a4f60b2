import { atom } from 'jotai/vanilla';
import { spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isSameAccount } from '../../lib/siwe/isSameAccount.js';
import type { SiweVisit } from '../../lib/siwe/siweService.js';
import type { SignOutReason } from '../../lib/state.js';
import { connectionAtom, connectionsAtom } from '../connection.js';
import { configAtom } from '../siteConfig.js';

/**
 * The visitor's session at the site, as far as known. Written by `keepVisit.ts`, and by `session/createSession.ts` if that file
 * fails to load.
 */
export const knownVisitAtom = atom<SiweVisit | 'none' | 'unknown'>('unknown');

/** Why the last session ended. Written by `keepVisit.ts` only. */
export const noteReasonAtom = atom<SignOutReason>('user');

/**
 * Whether the visitor has to sign in after a change (`asked`), or left without signing in (`declined`). Written by
 * `effects/followSiwe.ts` only.
 */
export const siweAskedAtom = atom<'asked' | 'declined' | undefined>(undefined);

/** Why the known session doesn't count. Undefined if it does. */
export const visitEndAtom = atom((get): 'disconnected' | 'account' | 'network' | undefined => {
  const { siwe } = get(configAtom);
  const visit = get(knownVisitAtom);
  if (typeof visit === 'string') return undefined;
  const connection = get(connectionsAtom)[spokenNamespaceOf(visit.network)];
  if (!siwe || !connection) return 'disconnected';
  if (siwe.signOutOnAccountChange && !isSameAccount(visit.account, connection.accounts[0])) return 'account';
  return siwe.signOutOnNetworkChange && visit.network !== connection.network ? 'network' : undefined;
});

/** Why the visitor is no longer signed in. */
export const signOutReasonAtom = atom((get) => get(visitEndAtom) ?? get(noteReasonAtom));

/** The known session, unless `visitEndAtom` has a reason why it doesn't count. */
export const siweVisitAtom = atom((get): SiweVisit | undefined => {
  const visit = get(knownVisitAtom);
  return typeof visit === 'string' || get(visitEndAtom) ? undefined : visit;
});

/** Whether connections are hidden from the page, because the visitor hasn't signed in yet. */
export const isHeldBackAtom = atom(
  (get) => !!get(configAtom).siwe?.required && !!get(connectionAtom) && !get(siweVisitAtom),
);

const NONE: ReturnType<typeof connectionsAtom.read> = {};

/** The connections that the page may use. */
export const sharedConnectionsAtom = atom((get) => (get(isHeldBackAtom) ? NONE : get(connectionsAtom)));

/** Whether the visitor should sign in now. */
export const isSiweDueAtom = atom((get) => {
  const { siwe } = get(configAtom);
  const connection = get(connectionAtom);
  if (!siwe || !connection || get(siweVisitAtom)) return false;
  if (siwe.required) return true;
  const asked = get(siweAskedAtom);
  return asked ? asked === 'asked' : !connection.isRestored;
});
