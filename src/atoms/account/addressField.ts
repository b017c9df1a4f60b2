import { type Atom, atom, type Getter } from 'jotai/vanilla';
import { NAME_DELAY_MS } from '../../lib/constants.js';
import { pause } from '../../lib/pause.js';
import type { KnownForm, RecipientProblem, TypedRecipient } from '../../lib/send/readRecipient.js';
import type { FoundRecipient, RecipientPlace } from '../../lib/send/sending.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom } from '../util/asyncResult.js';

/** The result of reading an address field. */
export type TypedAddress =
  | { readonly step: 'empty' }
  /** Being looked up. `name` is set for a name. */
  | { readonly step: 'reading'; readonly name: string | undefined }
  | {
      readonly step: 'found';
      readonly address: string;
      readonly name: string | undefined;
      readonly place: RecipientPlace;
    }
  | {
      readonly step: 'invalid';
      readonly problem: RecipientProblem | 'checksum' | 'unknownName' | 'otherService';
    }
  /** The lookup failed. */
  | { readonly step: 'failed'; readonly isName: boolean };

interface AddressFieldOptions {
  /** The trimmed text and the network to look it up on. A change starts a new lookup. */
  readonly subject: (get: Getter) => unknown;
  readonly typed: Atom<TypedRecipient | undefined>;
  /** Looks up the text. Undefined if there is no network to look it up on. */
  readonly find: (
    get: Getter,
  ) => ((typed: KnownForm, options: { signal: AbortSignal }) => Promise<FoundRecipient>) | undefined;
}

/** The state of a field for an address or a name. */
export function addressField({ subject, typed: typedAtom, find }: AddressFieldOptions) {
  const roundCell = atom(0);
  const foundAtom = asyncResultAtom(subject, (get, options): Promise<FoundRecipient> | undefined => {
    get(roundCell);
    const typed = get(typedAtom);
    const look = find(get);
    const { clock } = get(servicesAtom);
    if (!look || (typed?.kind !== 'address' && typed?.kind !== 'name')) return undefined;
    return (async () => {
      // Wait for a pause in typing.
      if (typed.kind === 'name') await pause(clock, NAME_DELAY_MS, options.signal);
      return look(typed, options);
    })();
  });
  return {
    /** Repeats the lookup. */
    retryAtom: atom(null, (_get, set) => set(roundCell, (round) => round + 1)),
    stateAtom: atom((get): TypedAddress => {
      const typed = get(typedAtom);
      if (!typed || typed.kind === 'empty') return { step: 'empty' };
      if (typed.kind === 'invalid') return { step: 'invalid', problem: typed.problem };
      const result = get(foundAtom);
      if (result.status === 'error') return { step: 'failed', isName: typed.kind === 'name' };
      if (result.status !== 'data') {
        return { step: 'reading', name: typed.kind === 'name' ? typed.name : undefined };
      }
      const { data } = result;
      return 'problem' in data ? { step: 'invalid', problem: data.problem } : { step: 'found', ...data };
    }),
  };
}
