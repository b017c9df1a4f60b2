import { atom } from 'jotai/vanilla';
import { type KnownReceiver, readKnownReceivers, withReceiver } from '../../lib/send/knownReceivers.js';
import { servicesAtom } from '../hostServices.js';

/** All elements of a site share one list. */
const KEY = 'wallet-modal/receivers';

const cell = atom<readonly KnownReceiver[]>([]);

/** The receivers of transfers from this device, newest first. */
export const rememberedReceiversAtom = atom((get) => get(cell));

/** Reads the list from storage. */
export const readReceiversAtom = atom(null, async (get, set) => {
  set(cell, readKnownReceivers(await get(servicesAtom).storage.get(KEY)));
});

/** Remembers the receiver of a transfer that was just sent. */
export const rememberReceiverAtom = atom(null, async (get, set, receiver: KnownReceiver) => {
  const { storage } = get(servicesAtom);
  // Another tab may have sent meanwhile.
  const known = withReceiver(readKnownReceivers(await storage.get(KEY)), receiver);
  set(cell, known);
  await storage.set(KEY, JSON.stringify(known));
});
