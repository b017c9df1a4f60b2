import { atom } from 'jotai/vanilla';
import { storageKey } from '../../lib/browser/storageKey.js';
import {
  type KnownRecipient,
  type RememberedRecipient,
  readRemembered,
  withAsked,
  withConfirmed,
} from '../../lib/send/knownRecipients.js';
import { sentRecipients } from '../../lib/send/sentRecipients.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from '../transactions/transactionList.js';

/** All elements of a site share one list. */
const KEY = storageKey('recipients');

const cell = atom<readonly RememberedRecipient[]>([]);

const sentAtom = atom((get) => sentRecipients(get(transactionsAtom)));

/** The recipients of confirmed transfers from this device, newest first. Unconfirmed transfers prove nothing. */
export const rememberedRecipientsAtom = atom((get): readonly KnownRecipient[] =>
  withConfirmed(get(cell), get(sentAtom).confirmed).filter(({ isConfirmed }) => isConfirmed),
);

/** The recipients of unsettled transfers from this device. */
export const openRecipientsAtom = atom((get): readonly KnownRecipient[] => get(sentAtom).open);

/**
 * Reads the stored list and adds the recipients of transfers that have settled since, because the list of transactions is
 * short.
 */
export const readRecipientsAtom = atom(null, async (get, set) => {
  const { storage, openTracker } = get(servicesAtom);
  // Without the tracker, the recipients of the newest transfers are still missing.
  await openTracker().catch(() => undefined);
  const stored = readRemembered(await storage.get(KEY));
  const known = withConfirmed(stored, get(sentAtom).settled);
  set(cell, known);
  if (known !== stored) await storage.set(KEY, JSON.stringify(known));
});

/** Remembers the recipient of a transfer that the wallet has just accepted, until the network confirms it. */
export const rememberRecipientAtom = atom(null, async (get, set, recipient: KnownRecipient) => {
  const { storage } = get(servicesAtom);
  // Another tab may have sent something meanwhile.
  const stored = readRemembered(await storage.get(KEY));
  const known = withAsked(withConfirmed(stored, get(sentAtom).settled), recipient);
  set(cell, known);
  if (known !== stored) await storage.set(KEY, JSON.stringify(known));
});
