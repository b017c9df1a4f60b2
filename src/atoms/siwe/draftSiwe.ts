import { atom } from 'jotai/vanilla';
import { toWalletModalError } from '../../lib/errorText.js';
import { networkOf } from '../../lib/networks/caip.js';
import type { SiweDraft } from '../../lib/siwe/siweService.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import type { Attempt } from '../util/attempt.js';
import { learnVisitAtom } from './keepVisit.js';
import { beginSiweAtom, type SiweFailure, type SiweFlow } from './siweFlow.js';

/** Gets a message to sign from the site. Undefined if the site gives none, or if the attempt has ended. */
export const draftInAtom = atom(
  null,
  async (
    get,
    set,
    { signal, note }: Attempt<SiweFlow>,
    failure?: SiweFailure,
  ): Promise<SiweDraft | undefined> => {
    const account = get(accountAtom);
    if (!account) return undefined;
    const { openSiwe, host } = get(servicesAtom);
    note({ step: 'drafting', failure });
    // Read the session first: its cookie could replace the nonce's, and a visitor with a session needs no signature.
    await set(learnVisitAtom);
    if (signal.aborted) return undefined;
    try {
      const draft = await (await openSiwe()).draft(account, networkOf(account), { signal });
      note({ step: 'ready', draft, failure });
      return signal.aborted ? undefined : draft;
    } catch (cause) {
      if (signal.aborted) return undefined;
      const error = toWalletModalError(cause);
      host.report(error);
      note({ step: 'failed', failure: error });
      return undefined;
    }
  },
);

/** Starts signing in: the visitor can read the message before they sign it. The previous failure stays next to it. */
export const draftSiweAtom = atom(null, (_get, set, failure?: SiweFailure) =>
  set(draftInAtom, set(beginSiweAtom), failure),
);
