import { CONNECTED_PAUSE_MS } from '../../lib/constants.js';
import { isConnectViewAtom } from '../connecting/connectViews.js';
import { accountAtom, connectionAtom, connectionsAtom, isNetworkRefusedAtom } from '../connection.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { canGoBackAtom, goBackAtom, resetAtom, routeAtom } from '../router.js';
import { configAtom } from '../siteConfig.js';
import { draftSiweAtom } from '../siwe/draftSiwe.js';
import { finishConnectingAtom } from '../siwe/finishConnecting.js';
import { askVisitAtom, endVisitAtom, learnVisitAtom, noteVisitAtom } from '../siwe/keepVisit.js';
import {
  cancelSiweAttemptAtom,
  isProofAwaitedAtom,
  isSiweShownAtom,
  siweFlowAtom,
} from '../siwe/siweFlow.js';
import {
  isSiweDueAtom,
  knownVisitAtom,
  siweAskedAtom,
  siweVisitAtom,
  visitEndAtom,
} from '../siwe/siweVisit.js';
import type { Dispose, Store } from '../util/store.js';

/** Minimum pause between two checks of the visitor's session at the site, in ms. */
const LOOK_PAUSE_MS = 60_000;
/** Longest delay that a timer supports. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Follows the visitor's session at the site: checks it when a wallet connects and when the visitor returns to the page, and
 * ends it according to the settings. If a change of account or network ends a session, the visitor is asked to sign in again.
 */
export function followSiwe(store: Store, { clock, host, onLook }: Services): Dispose {
  let askedAt = Number.NEGATIVE_INFINITY;
  /**
   * Whether the known session belonged to a connected account. A session from before the page load may belong to an account
   * that isn't connected.
   */
  let hasCounted = false;
  let stopExpiry: Dispose | undefined;
  let stopLeaving: Dispose | undefined;
  let wasShown = store.get(isSiweShownAtom);
  let subject: string | undefined;

  function learn() {
    askedAt = clock.now();
    void store.set(learnVisitAtom);
  }

  function onFacts() {
    const { siwe } = store.get(configAtom);
    if (!siwe) return;
    const end = store.get(visitEndAtom);
    if (end === 'disconnected') onLost(siwe.signOutOnDisconnect);
    else if (end) onChanged(end);
    if (store.get(connectionAtom)) {
      // A signature made while connecting is verified first: no other request may come between its nonce and the verification.
      if (store.get(knownVisitAtom) === 'unknown' && !store.get(isProofAwaitedAtom)) learn();
      return;
    }
    store.set(siweAskedAtom, undefined);
    // The session may have changed by the next connection.
    if (store.get(knownVisitAtom) === 'none') store.set(noteVisitAtom, 'unknown');
  }

  function onLost(signsOut: boolean) {
    // The session's wallet may still reconnect.
    if (!hasCounted) return;
    hasCounted = false;
    if (signsOut) void store.set(endVisitAtom, 'disconnected');
    else store.set(noteVisitAtom, 'unknown', 'disconnected');
  }

  function onChanged(reason: 'account' | 'network') {
    const asks = hasCounted;
    hasCounted = false;
    void store.set(endVisitAtom, reason);
    if (!asks) return;
    store.set(siweAskedAtom, 'asked');
    // The views that lead to another account or network also go on from there.
    const { view } = store.get(routeAtom);
    if (!store.get(isSiweDueAtom) || store.get(isNetworkRefusedAtom)) return;
    if (!store.get(isOpenAtom)) void host.open('ConnectingSiwe');
    else if (!store.get(isConnectViewAtom) && view !== 'SwitchNetwork') {
      store.set(resetAtom, { view: 'ConnectingSiwe' });
    }
  }

  function onVisit() {
    stopExpiry?.();
    stopLeaving?.();
    const visit = store.get(siweVisitAtom);
    if (!visit) return;
    hasCounted = true;
    store.set(siweAskedAtom, undefined);
    if (visit.expiresAt !== undefined) {
      const left = Math.min(visit.expiresAt - clock.now(), LONGEST_TIMER_MS);
      stopExpiry = clock.after(left, onExpiry);
    }
    if (store.get(isSiweShownAtom)) {
      stopLeaving = clock.after(CONNECTED_PAUSE_MS, () => {
        if (store.get(isSiweShownAtom)) leave();
      });
    }
  }

  function leave() {
    if (store.get(canGoBackAtom)) store.set(goBackAtom);
    else store.set(finishConnectingAtom, 'connected');
  }

  function onExpiry() {
    const visit = store.get(siweVisitAtom);
    if (visit?.expiresAt === undefined) return;
    if (visit.expiresAt > clock.now()) return onVisit();
    hasCounted = false;
    store.set(noteVisitAtom, 'none', 'expired');
  }

  /** Requests the message early, while the visitor still sees that their wallet has connected. */
  function onSubject() {
    const isShown = store.get(isSiweShownAtom);
    const isComing = store.get(isSiweDueAtom) && store.get(isConnectViewAtom);
    // A second nonce could invalidate the first, which a wallet may be signing.
    const isNext = isComing && !store.get(isProofAwaitedAtom);
    const isWanted = !store.get(siweVisitAtom) && (isShown || isNext);
    const last = subject;
    subject = isWanted ? store.get(accountAtom) : undefined;
    if (subject === last) return;
    const { step } = store.get(siweFlowAtom);
    if (!subject) {
      // Success stays on screen until the view closes.
      if (step !== 'done') store.set(cancelSiweAttemptAtom);
      return;
    }
    // A signature made while connecting is verified first.
    if (step === 'verifying' && !last) return;
    const isChanged = last !== undefined && (step === 'signing' || step === 'verifying');
    void store.set(draftSiweAtom, isChanged ? 'changed' : undefined);
  }

  function onShown() {
    const isLeft = wasShown && !store.get(isSiweShownAtom);
    wasShown = store.get(isSiweShownAtom);
    // The page can also open this view for a signed-in visitor.
    if (wasShown) onVisit();
    if (isLeft && store.get(isSiweDueAtom)) store.set(siweAskedAtom, 'declined');
  }

  function onReturn() {
    const { step } = store.get(siweFlowAtom);
    const isBusy = step === 'drafting' || step === 'signing' || step === 'verifying';
    if (isBusy || !store.get(configAtom).siwe || !store.get(connectionAtom)) return;
    if (clock.now() - askedAt < LOOK_PAUSE_MS) return;
    askedAt = clock.now();
    void store.set(askVisitAtom);
  }

  const stops = [
    store.sub(siweVisitAtom, onVisit),
    ...[connectionsAtom, configAtom, knownVisitAtom, isProofAwaitedAtom].map((facts) =>
      store.sub(facts, onFacts),
    ),
    ...[accountAtom, isSiweShownAtom, isSiweDueAtom, isConnectViewAtom, isProofAwaitedAtom].map((facts) =>
      store.sub(facts, onSubject),
    ),
    store.sub(isSiweShownAtom, onShown),
    onLook(onReturn),
  ];
  onFacts();
  onSubject();
  return () => {
    for (const stop of stops) stop();
    // Later signatures are ignored.
    store.set(cancelSiweAttemptAtom);
    stopExpiry?.();
    stopLeaving?.();
  };
}
