import { atom } from 'jotai/vanilla';
import type { AppRequest } from '../../lib/wallets/appLink.js';

const requestsCell = atom<readonly AppRequest[]>([]);
/** Requests whose view the user has left. They can still be answered in the app. */
const leftCell = atom<ReadonlySet<AppRequest>>(new Set<AppRequest>());

/** The newest request that waits in a wallet app. */
export const appRequestAtom = atom((get) => get(requestsCell).at(-1));

/** The newest request whose view the user has not left yet. */
export const offeredAppRequestAtom = atom((get) =>
  get(requestsCell).findLast((request) => !get(leftCell).has(request)),
);

/** Adds a request that waits in an app. Returns a function that removes it. */
export const addAppRequestAtom = atom(null, (_get, set, request: AppRequest) => {
  set(requestsCell, (all) => [...all, request]);
  return () => set(requestsCell, (all) => all.filter((one) => one !== request));
});

/** Stops offering the requests that wait now. */
export const leaveAppRequestsAtom = atom(null, (get, set) => set(leftCell, new Set(get(requestsCell))));
