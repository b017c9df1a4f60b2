import { atom } from 'jotai/vanilla';
import { NAME_DELAY_MS } from '../../lib/constants.js';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { pause } from '../../lib/pause.js';
import { isPaymentLink } from '../../lib/send/isPaymentLink.js';
import { type RecipientProblem, readRecipient } from '../../lib/send/readRecipient.js';
import type { FoundRecipient, RecipientPlace } from '../../lib/send/sending.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom } from '../util/asyncResult.js';
import { draftAtom } from './draft.js';

/** Who the text of the recipient's field stands for. */
export type Recipient =
  | { readonly step: 'empty' }
  /** A payment link, which the form is about to be filled with. */
  | { readonly step: 'link' }
  /** Being verified; `name` if it is one. */
  | { readonly step: 'reading'; readonly name: string | undefined }
  | {
      readonly step: 'found';
      readonly address: string;
      readonly name: string | undefined;
      readonly place: RecipientPlace;
    }
  | { readonly step: 'invalid'; readonly problem: RecipientProblem | 'checksum' | 'unknownName' }
  /** It could not be found out. */
  | { readonly step: 'failed'; readonly isName: boolean };

/** The text itself, so that other changes of the draft read nothing again. */
const textAtom = atom((get) => get(draftAtom).recipient.trim());

const typedAtom = atom((get) => {
  const account = get(accountAtom);
  return account ? readRecipient(get(textAtom), spokenNamespaceOf(networkOf(account))) : undefined;
});

const roundCell = atom(0);

const foundAtom = asyncResultAtom(
  (get) => `${get(accountAtom)} ${get(textAtom)}`,
  (get, options): Promise<FoundRecipient> | undefined => {
    get(roundCell);
    const typed = get(typedAtom);
    const account = get(accountAtom);
    const { clock, openSending } = get(servicesAtom);
    if (!account || (typed?.kind !== 'address' && typed?.kind !== 'name')) return undefined;
    return (async () => {
      // Not at every letter of a name.
      if (typed.kind === 'name') await pause(clock, NAME_DELAY_MS, options.signal);
      return (await openSending()).findRecipient(typed, account, options);
    })();
  },
);

/** Looks the recipient up again. */
export const retryRecipientAtom = atom(null, (_get, set) => set(roundCell, (round) => round + 1));

export const recipientAtom = atom((get): Recipient => {
  const typed = get(typedAtom);
  if (isPaymentLink(get(textAtom))) return { step: 'link' };
  if (!typed || typed.kind === 'empty') return { step: 'empty' };
  if (typed.kind === 'invalid') return { step: 'invalid', problem: typed.problem };
  const result = get(foundAtom);
  if (result.status === 'error') return { step: 'failed', isName: typed.kind === 'name' };
  if (result.status !== 'data') {
    return { step: 'reading', name: typed.kind === 'name' ? typed.name : undefined };
  }
  const { data } = result;
  return 'problem' in data ? { step: 'invalid', problem: data.problem } : { step: 'found', ...data };
});
