import { atom } from 'jotai/vanilla';
import type { AppRequest } from '../../lib/wallets/appLink.js';

const requestsCell = atom<readonly AppRequest[]>([]);
/** Those that their person has turned away from; they may still answer them in the app. */
const leftCell = atom<ReadonlySet<AppRequest>>(new Set<AppRequest>());

/** What waits in a wallet's app, the last one first. */
export const appRequestAtom = atom((get) => get(requestsCell).at(-1));

/** What its person is still to be shown the way to. */
export const offeredAppRequestAtom = atom((get) =>
  get(requestsCell).findLast((request) => !get(leftCell).has(request)),
);

/** Notes something that waits in an app. Returns what is to be called when that is over. */
export const addAppRequestAtom = atom(null, (_get, set, request: AppRequest) => {
  set(requestsCell, (all) => [...all, request]);
  return () => set(requestsCell, (all) => all.filter((one) => one !== request));
});

/** Shows the way to what waits now no more. */
export const leaveAppRequestsAtom = atom(null, (get, set) => set(leftCell, new Set(get(requestsCell))));
