import { atom } from 'jotai/vanilla';
import { createTurns } from '../../lib/createTurns.js';
import { toWalletModalError } from '../../lib/errorText.js';
import type { SiweVisit } from '../../lib/siwe/siweService.js';
import type { SignOutReason } from '../../lib/state.js';
import { servicesAtom } from '../hostServices.js';
import { knownVisitAtom, noteReasonAtom, siweVisitAtom } from './siweVisit.js';

/** Changes with every write, so that an answer to an older request is dropped. */
const roundCell = atom(0);
/** Reads, starts and ends of sessions run in sequence, so that a session isn't read while it ends. */
const inTurnAtom = atom(() => createTurns());

/** For requests that are never aborted. The service has a deadline for each. */
const unstopped = () => ({ signal: new AbortController().signal });

/** Stores the known session, and the reason why one ended. */
export const noteVisitAtom = atom(
  null,
  (_get, set, visit: SiweVisit | 'none' | 'unknown', reason?: SignOutReason) => {
    if (reason) set(noteReasonAtom, reason);
    set(roundCell, (round) => round + 1);
    set(knownVisitAtom, visit);
  },
);

/** Runs a task that reads, starts or ends a session after all earlier ones. */
export const takeTurnAtom = atom(null, (get, _set, task: () => Promise<void>) => get(inTurnAtom)(task));

/** Reads the visitor's session from the site. Without an answer, the last known one stays. */
export const askVisitAtom = atom(null, (_get, set) => set(takeTurnAtom, () => set(readVisitAtom)));

/** Reads the session if it is still unknown when its turn comes. Resolves after all earlier tasks. */
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

/** Ends the session here at once, then at the site. Reports failures to the page. */
export const endVisitAtom = atom(null, async (get, set, reason: SignOutReason) => {
  set(noteVisitAtom, 'none', reason);
  try {
    await set(tellSignOutAtom);
  } catch (cause) {
    get(servicesAtom).host.report(toWalletModalError(cause));
  }
});

/** Signs out at the site. Rejects if that fails; then the session continues. */
export const signOutAtom = atom(null, async (get, set) => {
  if (!get(siweVisitAtom)) return;
  await set(tellSignOutAtom);
  set(noteVisitAtom, 'none', 'user');
});

const tellSignOutAtom = atom(null, (get, set) =>
  set(takeTurnAtom, async () => (await get(servicesAtom).openSiwe()).signOut(unstopped())),
);
