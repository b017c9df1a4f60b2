import { atom } from 'jotai/vanilla';
import {
  type KnownReceiver,
  type RememberedReceiver,
  readRemembered,
  withAsked,
  withConfirmed,
} from '../../lib/send/knownReceivers.js';
import { sentReceivers } from '../../lib/send/sentReceivers.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from '../transactions/transactionList.js';

/** All elements of a site share one list. */
const KEY = 'wallet-modal/receivers';

const cell = atom<readonly RememberedReceiver[]>([]);

const sentAtom = atom((get) => sentReceivers(get(transactionsAtom)));

/** The receivers of confirmed transfers from this device, newest first. What the network has not confirmed proves nothing. */
export const rememberedReceiversAtom = atom((get): readonly KnownReceiver[] =>
  withConfirmed(get(cell), get(sentAtom).confirmed).filter(({ isConfirmed }) => isConfirmed),
);

/** The receivers of transfers from this device that may still happen. */
export const openReceiversAtom = atom((get): readonly KnownReceiver[] => get(sentAtom).open);

/** Reads the stored list, and adds whose transfers have settled since: the list of transactions is short. */
export const readReceiversAtom = atom(null, async (get, set) => {
  const { storage, openTracker } = get(servicesAtom);
  // Without it, receivers of the newest transfers are not known yet.
  await openTracker().catch(() => undefined);
  const stored = readRemembered(await storage.get(KEY));
  const known = withConfirmed(stored, get(sentAtom).settled);
  set(cell, known);
  if (known !== stored) await storage.set(KEY, JSON.stringify(known));
});

/** Remembers the receiver of a transfer that a wallet has just taken, until the network confirms it. */
export const rememberReceiverAtom = atom(null, async (get, set, receiver: KnownReceiver) => {
  const { storage } = get(servicesAtom);
  // Another tab may have sent meanwhile.
  const stored = readRemembered(await storage.get(KEY));
  const known = withAsked(withConfirmed(stored, get(sentAtom).settled), receiver);
  set(cell, known);
  if (known !== stored) await storage.set(KEY, JSON.stringify(known));
});
