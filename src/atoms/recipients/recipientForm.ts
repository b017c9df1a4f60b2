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
  /** What was typed. */
  readonly text: (get: Getter) => string;
  /** The contracts of the tokens that the form knows. */
  readonly tokens: (get: Getter) => readonly string[];
  /** Whether the account itself pays the recipient with the native currency, for which a token's contract may give its token. */
  readonly isPayment: (get: Getter) => boolean;
}

/** Who the text of a form's field stands for on the account's network, and what is to be said about them. */
export interface RecipientForm {
  /** The text without spaces around it. */
  readonly textAtom: Atom<string>;
  readonly stateAtom: Atom<TypedAddress>;
  /** Looks the text up again. */
  readonly retryAtom: WritableAtom<null, [], void>;
  /** What is to be said about the recipient, once they are found. */
  readonly warningsAtom: Atom<readonly SendWarning[]>;
  /** The known address that a text which is none probably should be. */
  readonly nearMissAtom: Atom<NearMiss | undefined>;
}

/** The recipient of a form. To be made once for each form, which keeps the text. */
export function recipientForm({ text, tokens, isPayment }: RecipientFormOptions): RecipientForm {
  // The text itself, so that other changes of the form read nothing again.
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
