import { atom } from 'jotai/vanilla';
import { createTurns } from '../../lib/createTurns.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { SiweVisit } from '../../lib/siwe/siweService.js';
import type { SignOutReason } from '../../lib/state.js';
import { servicesAtom } from '../hostServices.js';
import { knownVisitAtom, noteReasonAtom, siweVisitAtom } from './siweVisit.js';

/** Changes with everything that is written, so that an answer to an older question is dropped. */
const roundCell = atom(0);
/** Sessions are read, begun and ended in turn: one that is just being ended is not read again. */
const inTurnAtom = atom(() => createTurns());

/** Nobody waits for these. The service has a deadline for each. */
const unstopped = () => ({ signal: new AbortController().signal });

/** Writes what is known of the session, and why one ended. */
export const noteVisitAtom = atom(
  null,
  (_get, set, visit: SiweVisit | 'none' | 'unknown', reason?: SignOutReason) => {
    if (reason) set(noteReasonAtom, reason);
    set(roundCell, (round) => round + 1);
    set(knownVisitAtom, visit);
  },
);

/** Runs a task that reads, begins or ends a session, once those before it have ended. */
export const takeTurnAtom = atom(null, (get, _set, task: () => Promise<void>) => get(inTurnAtom)(task));

/** Asks the site for the visitor's session. Without an answer, the last known one stays. */
export const askVisitAtom = atom(null, (_get, set) => set(takeTurnAtom, () => set(readVisitAtom)));

/** Asks for the session unless it is known by then. Resolves when everything that was asked of it before is answered, too. */
export const learnVisitAtom = atom(null, (get, set) =>
  set(takeTurnAtom, async () => {
    if (get(knownVisitAtom) === 'unknown') await set(readVisitAtom);
  }),
);

const readVisitAtom = atom(null, async (get, set) => {
  const round = get(roundCell);
  const { openSiwe, host } = get(servicesAtom);
  let visit: SiweVisit | 'none' | undefined;
  try {
    visit = (await (await openSiwe()).visit(unstopped())) ?? 'none';
  } catch (cause) {
    host.report(toWalletModalError(cause));
    if (get(knownVisitAtom) === 'unknown') visit = 'none';
  }
  if (visit && get(roundCell) === round) set(noteVisitAtom, visit, 'elsewhere');
});

/** Ends the session at the site, which is not asked whether it may. The page is told of a failure. */
export const endVisitAtom = atom(null, async (get, set, reason: SignOutReason) => {
  set(noteVisitAtom, 'none', reason);
  try {
    await set(tellSignOutAtom);
  } catch (cause) {
    get(servicesAtom).host.report(toWalletModalError(cause));
  }
});

/** Signs out at the site. Rejects if it does not answer: the session goes on then. */
export const signOutAtom = atom(null, async (get, set) => {
  if (!get(siweVisitAtom)) return;
  await set(tellSignOutAtom);
  set(noteVisitAtom, 'none', 'user');
});

const tellSignOutAtom = atom(null, (get, set) =>
  set(takeTurnAtom, async () => (await get(servicesAtom).openSiwe()).signOut(unstopped())),
);
