import { atom } from 'jotai/vanilla';
import { NAME_DELAY_MS } from '../../lib/constants.js';
import { toWalletModalError } from '../../lib/errorText.js';
import { type NameProblem, readAccountNameInput } from '../../lib/names/accountName.js';
import { MOST_SUGGESTIONS, type NameSuggestion } from '../../lib/names/naming.js';
import { pause } from '../../lib/pause.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom } from '../util/asyncResult.js';
import { nameDraftAtom } from './nameDraft.js';

/** The result of checking the name in the form. */
export type NameCheck =
  | { readonly step: 'empty' }
  | { readonly step: 'invalid'; readonly problem: NameProblem }
  | { readonly step: 'checking'; readonly name: string }
  | { readonly step: 'free'; readonly name: string }
  /** `suggestions` are free names. Undefined if reading them failed. */
  | { readonly step: 'taken'; readonly name: string; readonly suggestions: readonly string[] | undefined }
  /** The check failed. */
  | { readonly step: 'unchecked'; readonly name: string };

const typedAtom = atom((get) => readAccountNameInput(get(nameDraftAtom).text));
/** Only the name, so that another spelling of the same name is not looked up again. */
const nameAtom = atom((get) => {
  const typed = get(typedAtom);
  return typed.kind === 'name' ? typed.name : undefined;
});

const roundCell = atom(0);

const lookUpAtom = asyncResultAtom(
  (get) => get(nameAtom),
  (get, options) => {
    get(roundCell);
    const name = get(nameAtom);
    const { clock, openNaming, host } = get(servicesAtom);
    if (name === undefined || get(nameDraftAtom).isSuggested) return undefined;
    return (async () => {
      // Wait for a pause in typing.
      await pause(clock, NAME_DELAY_MS, options.signal);
      const naming = await openNaming();
      const [isRegistered, suggestions] = await Promise.all([
        naming.isRegistered(name, options),
        // Only needed if the name is taken.
        naming.suggest(name, options).catch((cause: unknown) => {
          if (!options.signal.aborted) host.report(toWalletModalError(cause));
          return undefined;
        }),
      ]);
      return { isRegistered, suggestions };
    })();
  },
);

/** Repeats the lookup. */
export const retryNameAtom = atom(null, (_get, set) => set(roundCell, (round) => round + 1));

/** The suggestions that the visitor can use. */
function offered(suggestions: readonly NameSuggestion[], name: string): readonly string[] {
  const free = suggestions.filter((one) => !one.isRegistered && one.name !== name);
  const usable = free.filter((one) => readAccountNameInput(one.name).kind === 'name');
  return [...new Set(usable.map((one) => one.name))].slice(0, MOST_SUGGESTIONS);
}

export const nameCheckAtom = atom((get): NameCheck => {
  const typed = get(typedAtom);
  if (typed.kind === 'empty') return { step: 'empty' };
  if (typed.kind === 'invalid') return { step: 'invalid', problem: typed.problem };
  const { name } = typed;
  if (get(nameDraftAtom).isSuggested) return { step: 'free', name };
  const result = get(lookUpAtom);
  if (result.status === 'error') return { step: 'unchecked', name };
  if (result.status !== 'data') return { step: 'checking', name };
  const { isRegistered, suggestions } = result.data;
  if (!isRegistered) return { step: 'free', name };
  return { step: 'taken', name, suggestions: suggestions && offered(suggestions, name) };
});
