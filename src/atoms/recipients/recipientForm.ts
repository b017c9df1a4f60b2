import { type Atom, atom, type Getter, type WritableAtom } from 'jotai/vanilla';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { findNearMiss, type NearMiss } from '../../lib/send/lookAlike.js';
import { readRecipient } from '../../lib/send/readRecipient.js';
import { recipientWarnings, type SendWarning } from '../../lib/send/sendWarnings.js';
import { addressField, type TypedAddress } from '../account/addressField.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { knownAddressesAtom } from './knownAddresses.js';

interface RecipientFormOptions {
  /** The text as typed. */
  readonly text: (get: Getter) => string;
  /** The contracts of the form's tokens. */
  readonly tokens: (get: Getter) => readonly string[];
  /** Whether the account itself pays the recipient in native currency. Some token contracts give their token in return. */
  readonly isPayment: (get: Getter) => boolean;
}

/** The recipient in a form's field on the account's network, with warnings. */
export interface RecipientForm {
  /** The trimmed text. */
  readonly textAtom: Atom<string>;
  readonly stateAtom: Atom<TypedAddress>;
  /** Repeats the lookup. */
  readonly retryAtom: WritableAtom<null, [], void>;
  /** The warnings about the recipient, once found. */
  readonly warningsAtom: Atom<readonly SendWarning[]>;
  /** The known address that an invalid text probably means. */
  readonly nearMissAtom: Atom<NearMiss | undefined>;
}

/** Creates the recipient of a form. Call it once for each form, which keeps the text. */
export function recipientForm({ text, tokens, isPayment }: RecipientFormOptions): RecipientForm {
  // Only the text, so that other changes of the form don't repeat the lookup.
  const textAtom = atom((get) => text(get).trim());
  const typedAtom = atom((get) => {
    const account = get(accountAtom);
    return account ? readRecipient(get(textAtom), spokenNamespaceOf(networkOf(account))) : undefined;
  });
  const { stateAtom, retryAtom } = addressField({
    subject: (get) => `${get(accountAtom)} ${get(textAtom)}`,
    typed: typedAtom,
    find(get) {
      const account = get(accountAtom);
      const { openSending } = get(servicesAtom);
      return (
        account && (async (typed, options) => (await openSending()).findRecipient(typed, account, options))
      );
    },
  });
  const warningsAtom = atom((get): readonly SendWarning[] => {
    const known = get(knownAddressesAtom);
    const recipient = get(stateAtom);
    if (!known || recipient.step !== 'found') return [];
    return recipientWarnings({ recipient, tokens: tokens(get), isNative: isPayment(get), ...known });
  });
  const nearMissAtom = atom((get): NearMiss | undefined => {
    const known = get(knownAddressesAtom);
    const recipient = get(stateAtom);
    if (!known || recipient.step !== 'invalid') return undefined;
    if (recipient.problem !== 'form' && recipient.problem !== 'checksum') return undefined;
    const { sender, own, remembered, history = [] } = known;
    const addresses = [...remembered.map((one) => one.address), ...own, sender, ...history];
    return findNearMiss(get(textAtom), addresses);
  });
  return { textAtom, stateAtom, retryAtom, warningsAtom, nearMissAtom };
}
